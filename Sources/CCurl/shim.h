// libcurl is loaded when the first request is made, because loading it and the thirty libraries behind it costs more than
// a whole run without requests. The functions are called through a table, each entry of which has the type of the real
// declaration, so that the two cannot drift apart.

#include "../Library/load.h"

#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

// The checking macros take setopt and getinfo for ordinary functions, and are of no use through pointers.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

#define RUNNER_CURL_FUNCTIONS(entry) \
  entry(curl_global_init) entry(curl_version_info) entry(curl_free) \
  entry(curl_easy_init) entry(curl_easy_cleanup) entry(curl_easy_reset) entry(curl_easy_setopt) \
  entry(curl_easy_getinfo) entry(curl_easy_strerror) \
  entry(curl_multi_init) entry(curl_multi_cleanup) entry(curl_multi_setopt) entry(curl_multi_add_handle) \
  entry(curl_multi_remove_handle) entry(curl_multi_perform) entry(curl_multi_poll) entry(curl_multi_wakeup) \
  entry(curl_multi_info_read) \
  entry(curl_slist_append) entry(curl_slist_free_all) \
  entry(curl_url) entry(curl_url_cleanup) entry(curl_url_dup) entry(curl_url_set) entry(curl_url_get)

struct runner_curl {
  locale_t _Nullable utf8;
  RUNNER_CURL_FUNCTIONS(RUNNER_LIBRARY_ENTRY)
};

// Nothing where no libcurl is installed, or one that lacks a function. It stays loaded until the process ends.
static inline const struct runner_curl *_Nullable runner_curl_load(void) {
#ifdef __APPLE__
  static const char *const names[] = {"libcurl.4.dylib"};
#else
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
  void *library = runner_library_open(names, sizeof names / sizeof *names);
  if (library == NULL) return NULL;
  struct runner_curl *table = calloc(1, sizeof *table);
  bool complete = table != NULL;
  RUNNER_CURL_FUNCTIONS(RUNNER_LIBRARY_FIND)
  if (complete && table->curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK) {
    table->utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    return table;
  }
  free(table);
  return NULL;
}

// A macro with a cast, which Swift does not see.
static const long runner_curl_basic = CURLAUTH_BASIC;

// Swift calls no variadic functions; each kind of argument has a function of its own.

static inline CURLcode runner_curl_set_number(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, long value) {
  return curl->curl_easy_setopt(easy, option, value);
}

static inline CURLcode runner_curl_set_size(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, curl_off_t value) {
  return curl->curl_easy_setopt(easy, option, value);
}

static inline CURLcode runner_curl_set_text(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, const char *_Nullable value) {
  return curl->curl_easy_setopt(easy, option, value);
}

static inline CURLcode runner_curl_set_pointer(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, void *_Nullable value) {
  return curl->curl_easy_setopt(easy, option, value);
}

// libcurl keeps a copy.
static inline CURLcode runner_curl_set_bytes(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, const void *_Nonnull bytes,
    size_t count) {
  struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
  return curl->curl_easy_setopt(easy, option, &blob);
}

// Takes bytes from libcurl, or gives it some: for CURLOPT_WRITEFUNCTION, HEADERFUNCTION and READFUNCTION.
typedef size_t (*runner_curl_stream)(char *_Nonnull bytes, size_t size, size_t count, void *_Nonnull context);

static inline CURLcode runner_curl_set_stream(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, runner_curl_stream _Nonnull stream) {
  return curl->curl_easy_setopt(easy, option, stream);
}

typedef int (*runner_curl_seek)(void *_Nonnull context, curl_off_t offset, int origin);

static inline CURLcode runner_curl_on_seek(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, runner_curl_seek _Nonnull seek) {
  return curl->curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, seek);
}

typedef curl_socket_t (*runner_curl_open)(
    void *_Nonnull context, curlsocktype purpose, struct curl_sockaddr *_Nonnull address);

static inline CURLcode runner_curl_on_open(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, runner_curl_open _Nonnull open) {
  return curl->curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open);
}

typedef int (*runner_curl_ready)(
    void *_Nonnull context, char *_Nonnull address, char *_Nonnull own_address, int port, int own_port);

static inline CURLcode runner_curl_on_ready(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, runner_curl_ready _Nonnull ready) {
  return curl->curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, ready);
}

// Names beyond ASCII are read in the encoding of the thread's locale, which is ASCII in a process that has set none.
static inline CURLUcode runner_curl_url_get(
    const struct runner_curl *_Nonnull curl, CURLU *_Nonnull url, CURLUPart part, char *_Nullable *_Nonnull text,
    unsigned int flags) {
  locale_t before = curl->utf8 == (locale_t)0 ? (locale_t)0 : uselocale(curl->utf8);
  CURLUcode code = curl->curl_url_get(url, part, text, flags);
  if (before != (locale_t)0) uselocale(before);
  return code;
}

static inline const char *_Nullable runner_curl_text(
    const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, CURLINFO info) {
  char *text = NULL;
  return curl->curl_easy_getinfo(easy, info, &text) == CURLE_OK ? text : NULL;
}

static inline long runner_curl_number(const struct runner_curl *_Nonnull curl, CURL *_Nonnull easy, CURLINFO info) {
  long number = 0;
  return curl->curl_easy_getinfo(easy, info, &number) == CURLE_OK ? number : 0;
}

static inline CURLMcode runner_curl_set_multi(
    const struct runner_curl *_Nonnull curl, CURLM *_Nonnull multi, CURLMoption option, long value) {
  return curl->curl_multi_setopt(multi, option, value);
}
