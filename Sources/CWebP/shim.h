// The part of libwebp that takes animations apart, which loads libwebp itself and offers its functions too, is loaded with the
// first picture.

#include "../Library/load.h"

#include <webp/decode.h>
#include <webp/demux.h>

#define RUNNER_WEBP_FUNCTIONS(entry) \
  entry(WebPAnimDecoderOptionsInitInternal) entry(WebPAnimDecoderNewInternal) entry(WebPAnimDecoderGetInfo) \
  entry(WebPAnimDecoderGetNext) entry(WebPAnimDecoderDelete) entry(WebPInitDecoderConfigInternal) \
  entry(WebPGetFeaturesInternal) entry(WebPDecode) entry(WebPFreeDecBuffer)

#ifdef __APPLE__
RUNNER_LIBRARY(webp, RUNNER_WEBP_FUNCTIONS, RUNNER_HOMEBREW("libwebpdemux.2.dylib"))
#else
RUNNER_LIBRARY(webp, RUNNER_WEBP_FUNCTIONS, "libwebpdemux.so.2")
#endif
