#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of a number to a function, which Swift does not see: SQLite copies what it is given.

static inline int runner_sqlite_bind_text(sqlite3_stmt *_Nonnull statement, int place, const char *_Nonnull text, int count) {
  return sqlite3_bind_text(statement, place, text, count, SQLITE_TRANSIENT);
}

static inline int runner_sqlite_bind_blob(
  sqlite3_stmt *_Nonnull statement, int place, const void *_Nullable bytes, int count
) {
  return count == 0 ? sqlite3_bind_zeroblob(statement, place, 0)
                    : sqlite3_bind_blob(statement, place, bytes, count, SQLITE_TRANSIENT);
}
