// Not part of Swift's module of glibc; elsewhere there is no such header.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
