#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <sys/event.h>
#elif defined(__linux__)
#include <sys/syscall.h>
#endif

// Process groups that run. A table of fixed size, because a signal handler reads it. A group beyond it is ended by its
// own thread like all others, and missed only where this process ends at once.
enum { capacity = 1024 };
static _Atomic pid_t groups[capacity];
// The number of the mark that each has, 0 for none.
static _Atomic long marks[capacity];

static void remember(pid_t group, long number) {
  for (int index = 0; index < capacity; index++) {
    pid_t expected = 0;
    if (!atomic_compare_exchange_strong(&groups[index], &expected, group)) continue;
    atomic_store(&marks[index], number);
    return;
  }
}

static void forget(pid_t group) {
  for (int index = 0; index < capacity; index++) {
    if (atomic_load(&groups[index]) != group) continue;
    // First, as the place may be taken again at once.
    atomic_store(&marks[index], 0);
    atomic_store(&groups[index], 0);
    return;
  }
}

// Set before the first process is started, and never again.
static char mark[64];
static atomic_bool has_mark;

void spawn_set_mark(const char *beginning) {
  strncpy(mark, beginning, sizeof mark - 1);
  atomic_store(&has_mark, mark[0] != 0);
}

#if defined(__linux__)
// The path of a file of a process, without the functions of the C library that a signal handler may not call.
static void write_path(char *path, pid_t process) {
  char digits[16];
  int count = 0;
  for (unsigned rest = (unsigned)process; rest > 0 || count == 0; rest /= 10) digits[count++] = '0' + rest % 10;
  strcpy(path, "/proc/");
  char *end = path + strlen(path);
  while (count > 0) *end++ = digits[--count];
  strcpy(end, "/environ");
}

int spawn_has_variable(pid_t process, const char *beginning) {
  char path[40], buffer[4096];
  write_path(path, process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  // How much of the variable that is being read is as the beginning; -1 where it is another.
  int matched = 0, is_found = 0;
  ssize_t count;
  while (!is_found && (count = read(file, buffer, sizeof buffer)) > 0) {
    for (ssize_t index = 0; index < count && !is_found; index++) {
      if (buffer[index] == 0) {
        matched = 0;
      } else if (matched >= 0) {
        matched = buffer[index] == beginning[matched] ? matched + 1 : -1;
        is_found = matched > 0 && beginning[matched] == 0;
      }
    }
  }
  close(file);
  return is_found;
}

struct entry {
  uint64_t number;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

// The number behind the mark that a process has; 0 where it has none.
static long marked_number(pid_t process) {
  char path[40], buffer[4096];
  write_path(path, process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  // How much of the variable that is being read is as the mark; -1 where it is another.
  int matched = 0, is_found = 0;
  long number = 0;
  ssize_t count;
  while ((count = read(file, buffer, sizeof buffer)) > 0) {
    for (ssize_t index = 0; index < count; index++) {
      char next = buffer[index];
      if (is_found) {
        if (next < '0' || next > '9') {
          close(file);
          return number;
        }
        number = number * 10 + (next - '0');
      } else if (next == 0) {
        matched = 0;
      } else if (matched >= 0) {
        matched = next == mark[matched] ? matched + 1 : -1;
        is_found = matched > 0 && mark[matched] == 0;
      }
    }
  }
  close(file);
  return 0;
}

// Whether a program runs that has a mark. What one has left behind that ended by itself goes on.
static int is_running(long number) {
  for (int index = 0; index < capacity; index++) {
    if (atomic_load(&marks[index]) == number) return 1;
  }
  return 0;
}

static void kill_marked(void) {
  if (!atomic_load(&has_mark)) return;
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  _Alignas(struct entry) char buffer[4096];
  long count;
  while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < count;) {
      const struct entry *entry = (const struct entry *)(buffer + place);
      place += entry->length;
      pid_t process = 0;
      const char *digit = entry->name;
      while (*digit >= '0' && *digit <= '9') process = process * 10 + (*digit++ - '0');
      if (*digit != 0 || process <= 1) continue;
      long number = marked_number(process);
      if (number > 0 && is_running(number)) kill(process, SIGKILL);
    }
  }
  close(folder);
}
#else
int spawn_has_variable(pid_t process, const char *beginning) { return 0; }
static void kill_marked(void) {}
#endif

void spawn_kill_all(void) {
  for (int index = 0; index < capacity; index++) {
    pid_t group = atomic_load(&groups[index]);
    if (group > 0) kill(-group, SIGKILL);
  }
  kill_marked();
}

static int set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#if defined(__APPLE__)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  int error = posix_spawnattr_setsigmask(attributes, &none);
  if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (!error) error = posix_spawnattr_setflags(attributes, flags);
  return error;
}

static int set_actions(posix_spawn_file_actions_t *actions, const struct spawn_plan *plan) {
  int error = posix_spawn_file_actions_adddup2(actions, plan->input, STDIN_FILENO);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, plan->output, STDOUT_FILENO);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, plan->error_output, STDERR_FILENO);
  // By its descriptor: behind a path another folder may stand by now.
  if (!error && plan->folder >= 0) error = posix_spawn_file_actions_addfchdir_np(actions, plan->folder);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  // What this process opened is closed by its flags; what it was born with may lack them.
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#endif
  return error;
}

int spawn_start(const struct spawn_plan *plan, pid_t *process) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  int error = posix_spawnattr_init(&attributes);
  if (error) return error;
  error = posix_spawn_file_actions_init(&actions);
  if (!error) {
    error = set_attributes(&attributes);
    if (!error) error = set_actions(&actions, plan);
    if (!error) {
      error = posix_spawn(process, plan->path, &actions, &attributes, plan->arguments, plan->environment);
    }
    posix_spawn_file_actions_destroy(&actions);
  }
  posix_spawnattr_destroy(&attributes);
  if (!error) remember(*process, plan->mark);
  return error;
}

int spawn_exit_descriptor(pid_t process) {
#if defined(__APPLE__)
  int queue = kqueue();
  if (queue < 0) return -1;
  struct kevent change;
  EV_SET(&change, process, EVFILT_PROC, EV_ADD | EV_ONESHOT, NOTE_EXIT, 0, NULL);
  // A process that has ended already cannot be watched; the caller looks by itself then.
  if (kevent(queue, &change, 1, NULL, 0, NULL) == 0) return queue;
  close(queue);
  return -1;
#elif defined(SYS_pidfd_open)
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  return -1;
#endif
}

int spawn_has_ended(pid_t process, int *status) {
  siginfo_t information;
  information.si_pid = 0;
  int result;
  do {
    result = waitid(P_PID, (id_t)process, &information, WEXITED | WNOHANG | WNOWAIT);
  } while (result < 0 && errno == EINTR);
  if (result < 0) {
    // Somebody else has taken it away: it has ended, and nobody knows how.
    *status = 255;
    return 1;
  }
  if (information.si_pid == 0) return 0;
  *status = information.si_code == CLD_EXITED ? information.si_status & 0xFF : 128 + information.si_status;
  return 1;
}

void spawn_forget(pid_t process) {
  forget(process);
  while (waitpid(process, NULL, WNOHANG) < 0 && errno == EINTR) {}
}

extern char **environ;

char **spawn_variables(void) { return environ; }
