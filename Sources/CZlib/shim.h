// zlib is loaded with the first compressed reply: most runs get none. Its functions are called through a table, each entry
// of which has the type of the real declaration, so that the two cannot drift apart.

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

#include <zlib.h>

#define RUNNER_ZLIB_FUNCTIONS(entry) entry(inflateInit2_) entry(inflate) entry(inflateReset) entry(inflateEnd)

struct runner_zlib {
#define RUNNER_ZLIB_ENTRY(name) __typeof__(name) *_Nonnull name;
  RUNNER_ZLIB_FUNCTIONS(RUNNER_ZLIB_ENTRY)
#undef RUNNER_ZLIB_ENTRY
};

// Nothing where no zlib is installed, or one that lacks a function. It stays loaded until the process ends.
static inline const struct runner_zlib *_Nullable runner_zlib_load(void) {
#ifdef __APPLE__
  void *library = dlopen("libz.1.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
#endif
  if (library == NULL) return NULL;
  struct runner_zlib *zlib = calloc(1, sizeof *zlib);
  bool complete = zlib != NULL;
#define RUNNER_ZLIB_ENTRY(name) \
  if (complete) { \
    void *function = dlsym(library, #name); \
    complete = function != NULL; \
    if (complete) zlib->name = (__typeof__(name) *)function; \
  }
  RUNNER_ZLIB_FUNCTIONS(RUNNER_ZLIB_ENTRY)
#undef RUNNER_ZLIB_ENTRY
  if (complete) return zlib;
  free(zlib);
  return NULL;
}
