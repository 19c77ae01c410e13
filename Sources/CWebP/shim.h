// The part of libwebp that takes animations apart, which loads libwebp itself, is loaded with the first picture, as
// libjpeg-turbo is (see CJPEG).

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

#include <webp/demux.h>

#define RUNNER_WEBP_FUNCTIONS(entry) \
  entry(WebPAnimDecoderOptionsInitInternal) entry(WebPAnimDecoderNewInternal) entry(WebPAnimDecoderGetInfo) \
  entry(WebPAnimDecoderGetNext) entry(WebPAnimDecoderDelete)

struct runner_webp {
#define RUNNER_WEBP_ENTRY(name) __typeof__(name) *_Nonnull name;
  RUNNER_WEBP_FUNCTIONS(RUNNER_WEBP_ENTRY)
#undef RUNNER_WEBP_ENTRY
};

// Nothing where the library is not installed, or lacks a function. It stays loaded until the process ends.
static inline const struct runner_webp *_Nullable runner_webp_load(void) {
#ifdef __APPLE__
  void *library = dlopen("libwebpdemux.2.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libwebpdemux.so.2", RTLD_NOW | RTLD_LOCAL);
#endif
  if (library == NULL) return NULL;
  struct runner_webp *table = calloc(1, sizeof *table);
  bool complete = table != NULL;
#define RUNNER_WEBP_ENTRY(name) \
  if (complete) { \
    void *function = dlsym(library, #name); \
    complete = function != NULL; \
    if (complete) table->name = (__typeof__(name) *)function; \
  }
  RUNNER_WEBP_FUNCTIONS(RUNNER_WEBP_ENTRY)
#undef RUNNER_WEBP_ENTRY
  if (complete) return table;
  free(table);
  return NULL;
}
