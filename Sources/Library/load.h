// Loading a library when it is first used. Its functions are called through a table, each entry of which has the type of the
// real declaration, so that the two cannot drift apart. The headers of the targets for C include this; it is no target.

#ifndef RUNNER_LIBRARY_LOAD_H
#define RUNNER_LIBRARY_LOAD_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

// The first of some files that there is. It stays loaded until the process ends.
static inline void *_Nullable runner_library_open(const char *_Nonnull const *_Nonnull names, size_t count) {
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < count; i++) library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  return library;
}

// The names of a library of Homebrew, whose folder on Apple silicon is not searched without being named.
#define RUNNER_HOMEBREW(file) file, "/opt/homebrew/lib/" file

// An entry of a table, and what finds its function in `library` for `table`, as long as all were found.
#define RUNNER_LIBRARY_ENTRY(name) __typeof__(name) *_Nonnull name;
#define RUNNER_LIBRARY_FIND(name) \
  if (complete) { \
    void *function = dlsym(library, #name); \
    complete = function != NULL; \
    if (complete) table->name = (__typeof__(name) *)function; \
  }

// Defines `struct runner_TITLE`, the table, and `runner_TITLE_load`, which gives nothing where none of the files is installed or
// lacks a function.
#define RUNNER_LIBRARY(title, functions, ...) \
  struct runner_##title { functions(RUNNER_LIBRARY_ENTRY) }; \
  static inline const struct runner_##title *_Nullable runner_##title##_load(void) { \
    static const char *const names[] = {__VA_ARGS__}; \
    void *library = runner_library_open(names, sizeof names / sizeof *names); \
    if (library == NULL) return NULL; \
    struct runner_##title *table = calloc(1, sizeof *table); \
    bool complete = table != NULL; \
    functions(RUNNER_LIBRARY_FIND) \
    if (complete) return table; \
    free(table); \
    return NULL; \
  }

#endif
