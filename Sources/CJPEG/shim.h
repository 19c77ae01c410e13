// libjpeg-turbo is loaded with the first picture. Its functions are called through a table, each entry of which has the type
// of the real declaration, so that the two cannot drift apart.

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

#include <turbojpeg.h>

#define RUNNER_JPEG_FUNCTIONS(entry) \
  entry(tjInitDecompress) entry(tjDecompressHeader3) entry(tjDecompress2) entry(tjGetScalingFactors) entry(tjDestroy)

struct runner_jpeg {
#define RUNNER_JPEG_ENTRY(name) __typeof__(name) *_Nonnull name;
  RUNNER_JPEG_FUNCTIONS(RUNNER_JPEG_ENTRY)
#undef RUNNER_JPEG_ENTRY
};

// Nothing where the library is not installed, or lacks a function. It stays loaded until the process ends.
static inline const struct runner_jpeg *_Nullable runner_jpeg_load(void) {
#ifdef __APPLE__
  void *library = dlopen("libturbojpeg.0.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libturbojpeg.so.0", RTLD_NOW | RTLD_LOCAL);
#endif
  if (library == NULL) return NULL;
  struct runner_jpeg *table = calloc(1, sizeof *table);
  bool complete = table != NULL;
#define RUNNER_JPEG_ENTRY(name) \
  if (complete) { \
    void *function = dlsym(library, #name); \
    complete = function != NULL; \
    if (complete) table->name = (__typeof__(name) *)function; \
  }
  RUNNER_JPEG_FUNCTIONS(RUNNER_JPEG_ENTRY)
#undef RUNNER_JPEG_ENTRY
  if (complete) return table;
  free(table);
  return NULL;
}
