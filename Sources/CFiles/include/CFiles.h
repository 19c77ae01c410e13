#ifndef CFILES_H
#define CFILES_H

// Opens a folder by its absolute path in which no part may be a symbolic link. Gives a descriptor to be closed by the
// caller, or -1 with errno set.
int files_open_folder(const char *path);

// Gives a file or folder another name, which nothing may have yet. Gives 0 or an error number, EEXIST where there is
// something.
int files_rename(int from_folder, const char *from, int to_folder, const char *to);

#endif
