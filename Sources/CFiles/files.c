#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(O_PATH)
// Passing through a folder needs no right to list it.
#define PASSING O_PATH
#else
#define PASSING O_RDONLY
#endif

int files_open_folder(const char *path) {
  if (path[0] != '/') {
    errno = EINVAL;
    return -1;
  }
  int folder = open("/", PASSING | O_DIRECTORY | O_CLOEXEC);
  const char *rest = path;
  while (folder >= 0) {
    rest += strspn(rest, "/");
    size_t length = strcspn(rest, "/");
    if (length == 0) break;
    char name[256];
    int next = -1;
    if (length >= sizeof name) {
      errno = ENAMETOOLONG;
    } else {
      memcpy(name, rest, length);
      name[length] = 0;
      next = openat(folder, name, PASSING | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    }
    int error = errno;
    close(folder);
    errno = error;
    folder = next;
    rest += length;
  }
  return folder;
}

// Whether two names stand for one file, on a disk for which `A` is `a`.
static int is_one_file(int from_folder, const char *from, int to_folder, const char *to) {
  struct stat a, b;
  if (fstatat(from_folder, from, &a, AT_SYMLINK_NOFOLLOW) || fstatat(to_folder, to, &b, AT_SYMLINK_NOFOLLOW)) return 0;
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino && (a.st_nlink == 1 || S_ISDIR(a.st_mode)) && strcmp(from, to);
}

int files_rename(int from_folder, const char *from, int to_folder, const char *to) {
#if defined(__APPLE__)
  int result = renameatx_np(from_folder, from, to_folder, to, RENAME_EXCL);
#else
  int result = renameat2(from_folder, from, to_folder, to, RENAME_NOREPLACE);
#endif
  if (result == 0) return 0;
  switch (errno) {
  case EEXIST:
    if (!is_one_file(from_folder, from, to_folder, to)) return EEXIST;
    return renameat(from_folder, from, to_folder, to) == 0 ? 0 : errno;
  case EINVAL:
  case ENOSYS:
  case ENOTSUP:
    // Some file systems know no such renaming. A second link, which never takes the place of anything, does the same for
    // all but folders.
    if (linkat(from_folder, from, to_folder, to, 0) != 0) return errno;
    return unlinkat(from_folder, from, 0) == 0 ? 0 : errno;
  default: return errno;
  }
}

int files_details(int folder, const char *name, files_details_t *details) {
#if defined(__APPLE__)
  struct stat found;
  if (fstatat(folder, name, &found, AT_SYMLINK_NOFOLLOW)) return errno;
  *details = (files_details_t){
    .size = found.st_size,
    .modified_seconds = found.st_mtimespec.tv_sec,
    .modified_nanoseconds = (int)found.st_mtimespec.tv_nsec,
    .created_seconds = found.st_birthtimespec.tv_sec,
    .created_nanoseconds = (int)found.st_birthtimespec.tv_nsec,
    .knows_created = 1,
  };
#else
  struct statx found;
  if (statx(folder, name, AT_SYMLINK_NOFOLLOW, STATX_BASIC_STATS | STATX_BTIME, &found)) return errno;
  *details = (files_details_t){
    .size = (long long)found.stx_size,
    .modified_seconds = found.stx_mtime.tv_sec,
    .modified_nanoseconds = (int)found.stx_mtime.tv_nsec,
    .created_seconds = found.stx_btime.tv_sec,
    .created_nanoseconds = (int)found.stx_btime.tv_nsec,
    .knows_created = (found.stx_mask & STATX_BTIME) != 0,
  };
#endif
  return 0;
}
