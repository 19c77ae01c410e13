#ifndef CSPAWN_H
#define CSPAWN_H

#include <sys/types.h>

// What a new process begins with.
struct spawn_plan {
  const char *path;
  char *const *arguments;
  char *const *environment;
  // A descriptor of the folder it works in, above the standard three; -1 for that of this process.
  int folder;
  // What becomes its descriptors 0, 1 and 2. It gets no others.
  int input, output, error_output;
  // The number in its variable behind what spawn_set_mark says, from 1 on; 0 where it has none.
  long mark;
};

// Starts a process as the leader of a session and a process group of its own, with all signals as they are by default.
// The group is remembered until spawn_forget. Gives 0 or an error number.
int spawn_start(const struct spawn_plan *plan, pid_t *process);

// A descriptor that is readable once the process has ended, to be closed by the caller; -1 where the system has none.
int spawn_exit_descriptor(pid_t process);

// Whether the process has ended, with its status as shells say it. Without taking it away its number stays its own.
int spawn_has_ended(pid_t process, int *status);

// Takes away a process, if it has ended, and forgets its group.
void spawn_forget(pid_t process);

// The variables of this process, ended by NULL.
char **spawn_variables(void);

// Whether a process was started with a variable whose beginning, with name and `=`, is given. Async-signal-safe. Always
// no where the system does not tell.
int spawn_has_variable(pid_t process, const char *beginning);

// Says how the variable begins that all processes have which are to end with this one. A number follows, and no digit.
void spawn_set_mark(const char *beginning);

// Kills the groups of all processes that are remembered, and those that have the mark of one. Async-signal-safe.
void spawn_kill_all(void);

#endif
