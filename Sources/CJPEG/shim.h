// libjpeg-turbo is loaded with the first picture.

#include "../Library/load.h"

#include <turbojpeg.h>

#define RUNNER_JPEG_FUNCTIONS(entry) \
  entry(tjInitDecompress) entry(tjDecompressHeader3) entry(tjDecompress2) entry(tjGetScalingFactors) entry(tjDestroy) \
  entry(tjInitCompress) entry(tjCompress2) entry(tjFree)

#ifdef __APPLE__
RUNNER_LIBRARY(jpeg, RUNNER_JPEG_FUNCTIONS, RUNNER_HOMEBREW("libturbojpeg.0.dylib"))
#else
RUNNER_LIBRARY(jpeg, RUNNER_JPEG_FUNCTIONS, "libturbojpeg.so.0")
#endif
