// Runs a command and prints what it cost: seconds of CPU (user and system, with all it waited for), seconds on the clock,
// peak memory in KiB, and its exit status. A process starts with its parent's peak memory, so the parent has to be this
// small: started from Python, everything would seem to need Python's memory.

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count < 3) {
    fputs("usage: usage OUTPUT COMMAND [ARGUMENT ...]\n", stderr);
    return 64;
  }
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    int output = open(arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(output, STDOUT_FILENO);
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    _exit(127);
  }
  int status = 0;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) {
    perror("usage");
    return 70;
  }
  long memory = usage.ru_maxrss;
#ifdef __APPLE__
  memory /= 1024; // bytes there
#endif
  printf("%.6f %.6f %ld %d\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), now() - start, memory,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
