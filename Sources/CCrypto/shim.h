// libcrypto is loaded when the first digest is made: it is as large as the runner itself, and most runs need none. Its
// functions are called through a table, each entry of which has the type of the real declaration, so that the two cannot
// drift apart. macOS has CommonCrypto and needs none of this.

#ifndef __APPLE__

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

#include <openssl/evp.h>

#define RUNNER_CRYPTO_FUNCTIONS(entry) entry(EVP_Digest) entry(EVP_sha256)

struct runner_crypto {
#define RUNNER_CRYPTO_ENTRY(name) __typeof__(name) *_Nonnull name;
  RUNNER_CRYPTO_FUNCTIONS(RUNNER_CRYPTO_ENTRY)
#undef RUNNER_CRYPTO_ENTRY
};

// Nothing where no libcrypto is installed, or one that lacks a function. It stays loaded until the process ends.
static inline const struct runner_crypto *_Nullable runner_crypto_load(void) {
  static const char *const names[] = {"libcrypto.so.3", "libcrypto.so.1.1"};
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < sizeof names / sizeof *names; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (library == NULL) return NULL;
  struct runner_crypto *crypto = calloc(1, sizeof *crypto);
  bool complete = crypto != NULL;
#define RUNNER_CRYPTO_ENTRY(name) \
  if (complete) { \
    void *function = dlsym(library, #name); \
    complete = function != NULL; \
    if (complete) crypto->name = (__typeof__(name) *)function; \
  }
  RUNNER_CRYPTO_FUNCTIONS(RUNNER_CRYPTO_ENTRY)
#undef RUNNER_CRYPTO_ENTRY
  if (complete) return crypto;
  free(crypto);
  return NULL;
}

#endif
