// libpng is loaded with the first picture, as libjpeg-turbo is (see CJPEG).

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

#include <png.h>

#define RUNNER_PNG_FUNCTIONS(entry) \
  entry(png_image_begin_read_from_memory) entry(png_image_finish_read) entry(png_image_free)

struct runner_png {
#define RUNNER_PNG_ENTRY(name) __typeof__(name) *_Nonnull name;
  RUNNER_PNG_FUNCTIONS(RUNNER_PNG_ENTRY)
#undef RUNNER_PNG_ENTRY
};

// Nothing where the library is not installed, or lacks a function. It stays loaded until the process ends.
static inline const struct runner_png *_Nullable runner_png_load(void) {
#ifdef __APPLE__
  void *library = dlopen("libpng16.16.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libpng16.so.16", RTLD_NOW | RTLD_LOCAL);
#endif
  if (library == NULL) return NULL;
  struct runner_png *table = calloc(1, sizeof *table);
  bool complete = table != NULL;
#define RUNNER_PNG_ENTRY(name) \
  if (complete) { \
    void *function = dlsym(library, #name); \
    complete = function != NULL; \
    if (complete) table->name = (__typeof__(name) *)function; \
  }
  RUNNER_PNG_FUNCTIONS(RUNNER_PNG_ENTRY)
#undef RUNNER_PNG_ENTRY
  if (complete) return table;
  free(table);
  return NULL;
}
