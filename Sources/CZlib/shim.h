// zlib is loaded with the first compressed reply, or the first picture that a terminal draws: most runs have neither.

#include "../Library/load.h"

#include <zlib.h>

#define RUNNER_ZLIB_FUNCTIONS(entry) \
  entry(inflateInit2_) entry(inflate) entry(inflateReset) entry(inflateEnd) entry(compressBound) entry(compress2)

#ifdef __APPLE__
RUNNER_LIBRARY(zlib, RUNNER_ZLIB_FUNCTIONS, "libz.1.dylib")
#else
RUNNER_LIBRARY(zlib, RUNNER_ZLIB_FUNCTIONS, "libz.so.1")
#endif
