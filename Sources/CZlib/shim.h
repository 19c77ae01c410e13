// zlib is loaded with the first compressed reply: most runs get none.

#include "../Library/load.h"

#include <zlib.h>

#define RUNNER_ZLIB_FUNCTIONS(entry) \
  entry(inflateInit2_) entry(inflate) entry(inflateReset) entry(inflateEnd)

#ifdef __APPLE__
RUNNER_LIBRARY(zlib, RUNNER_ZLIB_FUNCTIONS, "libz.1.dylib")
#else
RUNNER_LIBRARY(zlib, RUNNER_ZLIB_FUNCTIONS, "libz.so.1")
#endif
