#ifndef CFILES_H
#define CFILES_H

// Opens a folder by its absolute path in which no part may be a symbolic link. Gives a descriptor to be closed by the
// caller, or -1 with errno set.
int files_open_folder(const char *path);

// Gives a file or folder another name, which nothing may have yet. Gives 0 or an error number, EEXIST where there is
// something.
int files_rename(int from_folder, const char *from, int to_folder, const char *to);

typedef struct {
  long long size;
  long long modified_seconds, created_seconds;
  int modified_nanoseconds, created_nanoseconds;
  // Whether the disk knows when it was made.
  int knows_created;
} files_details_t;

// What a disk tells of a file in a folder; a symbolic link is not followed. Gives 0 or an error number.
int files_details(int folder, const char *name, files_details_t *details);

#endif
