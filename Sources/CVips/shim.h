// libvips is loaded for the first picture of a format that the others do not read. What is used of it is declared here, as in
// its manual (https://www.libvips.org/API/8.14/): its headers need some hundred packages, and nobody who builds should.

#include "../Library/load.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct _VipsImage VipsImage;

int vips_init(const char *program);
void vips_concurrency_set(int count);
void vips_cache_set_max(int count);
int vips_thumbnail_buffer(void *bytes, size_t count, VipsImage **picture, int width, ...);
int vips_image_get_width(const VipsImage *picture);
int vips_image_get_height(const VipsImage *picture);
int vips_image_get_bands(const VipsImage *picture);
void *vips_image_write_to_memory(VipsImage *picture, size_t *count);
void g_object_unref(void *object);
void g_free(void *memory);

#define RUNNER_VIPS_FUNCTIONS(entry) \
  entry(vips_init) entry(vips_concurrency_set) entry(vips_cache_set_max) entry(vips_thumbnail_buffer) \
  entry(vips_image_get_width) entry(vips_image_get_height) entry(vips_image_get_bands) \
  entry(vips_image_write_to_memory) entry(g_object_unref) entry(g_free)

#ifdef __APPLE__
RUNNER_LIBRARY(vips, RUNNER_VIPS_FUNCTIONS, RUNNER_HOMEBREW("libvips.42.dylib"))
#else
RUNNER_LIBRARY(vips, RUNNER_VIPS_FUNCTIONS, "libvips.so.42")
#endif

// A picture that fits into a box, one to four bytes a pixel: grey or colours, and cover. Nothing where it cannot be read. It has
// its own memory, to be freed by `g_free`. A function here, as its list of options has no fixed length.
static inline uint8_t *_Nullable runner_vips_thumbnail(
    const struct runner_vips *_Nonnull vips, const uint8_t *_Nonnull bytes, size_t count, int width, int height,
    int *_Nonnull actual_width, int *_Nonnull actual_height, int *_Nonnull bands) {
  VipsImage *picture = NULL;
  if (vips->vips_thumbnail_buffer((void *)bytes, count, &picture, width, "height", height, (char *)NULL) != 0) return NULL;
  *actual_width = vips->vips_image_get_width(picture);
  *actual_height = vips->vips_image_get_height(picture);
  *bands = vips->vips_image_get_bands(picture);
  size_t size = 0;
  uint8_t *pixels = vips->vips_image_write_to_memory(picture, &size);
  vips->g_object_unref(picture);
  if (pixels == NULL) return NULL;
  // Only pictures of one byte a channel have this size.
  if (size == (size_t)*actual_width * (size_t)*actual_height * (size_t)*bands) return pixels;
  vips->g_free(pixels);
  return NULL;
}
