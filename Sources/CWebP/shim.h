// The part of libwebp that takes animations apart, which loads libwebp itself, is loaded with the first picture.

#include "../Library/load.h"

#include <webp/demux.h>

#define RUNNER_WEBP_FUNCTIONS(entry) \
  entry(WebPAnimDecoderOptionsInitInternal) entry(WebPAnimDecoderNewInternal) entry(WebPAnimDecoderGetInfo) \
  entry(WebPAnimDecoderGetNext) entry(WebPAnimDecoderDelete)

#ifdef __APPLE__
RUNNER_LIBRARY(webp, RUNNER_WEBP_FUNCTIONS, "libwebpdemux.2.dylib")
#else
RUNNER_LIBRARY(webp, RUNNER_WEBP_FUNCTIONS, "libwebpdemux.so.2")
#endif
