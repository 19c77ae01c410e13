// libcrypto is loaded when the first digest is made: it is as large as the runner itself, and most runs need none. macOS has
// CommonCrypto and needs none of this.

#ifndef __APPLE__

#include "../Library/load.h"

#include <openssl/evp.h>

#define RUNNER_CRYPTO_FUNCTIONS(entry) entry(EVP_Digest) entry(EVP_sha256)

RUNNER_LIBRARY(crypto, RUNNER_CRYPTO_FUNCTIONS, "libcrypto.so.3", "libcrypto.so.1.1")

#endif
