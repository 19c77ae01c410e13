// libpng is loaded with the first picture.

#include "../Library/load.h"

#include <png.h>

#define RUNNER_PNG_FUNCTIONS(entry) \
  entry(png_image_begin_read_from_memory) entry(png_image_finish_read) entry(png_image_free) \
  entry(png_image_write_to_memory)

#ifdef __APPLE__
RUNNER_LIBRARY(png, RUNNER_PNG_FUNCTIONS, RUNNER_HOMEBREW("libpng16.16.dylib"))
#else
RUNNER_LIBRARY(png, RUNNER_PNG_FUNCTIONS, "libpng16.so.16")
#endif
