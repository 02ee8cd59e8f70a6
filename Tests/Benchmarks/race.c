// Runs commands in turn, many times, and prints for each: the median and the least milliseconds, and the greatest
// kibibytes that it held. Taken in turn, all of them meet the same noise of the machine.
// usage: race ROUNDS -- COMMAND ARGUMENT... [-- COMMAND ARGUMENT...]...
// {} in an argument stands for the number of the round. What the commands print is dropped; one that fails ends it all.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { MAXIMUM_COMMANDS = 16, MAXIMUM_LENGTH = 4096 };

typedef struct {
  char **words;  // ended by NULL
  double *milliseconds;
  long kibibytes;
} Command;

static void fail(const char *what) {
  fprintf(stderr, "race: %s\n", what);
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// The word with each {} replaced by the number of the round.
static char *filled(const char *word, int round) {
  char *result = malloc(MAXIMUM_LENGTH), *end = result;
  if (!result || strlen(word) > MAXIMUM_LENGTH / 8) fail("a word is too long");
  while (*word) {
    if (word[0] == '{' && word[1] == '}') {
      end += sprintf(end, "%d", round);
      word += 2;
    } else {
      *end++ = *word++;
    }
  }
  *end = 0;
  return result;
}

static void run(Command *command, int round, posix_spawn_file_actions_t *silence) {
  int count = 0, status;
  while (command->words[count]) count++;
  char **words = calloc(count + 1, sizeof *words);
  for (int index = 0; index < count; index++) words[index] = filled(command->words[index], round);
  pid_t child;
  struct rusage usage;
  double start = now();
  if (posix_spawnp(&child, words[0], silence, NULL, words, environ) != 0) fail(words[0]);
  if (wait4(child, &status, 0, &usage) != child) fail("a command got lost");
  command->milliseconds[round] = now() - start;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "race: failed in round %d:", round);
    for (int index = 0; index < count; index++) fprintf(stderr, " %s", words[index]);
    fprintf(stderr, "\n");
    exit(1);
  }
#ifdef __APPLE__
  long held = usage.ru_maxrss / 1024;
#else
  long held = usage.ru_maxrss;
#endif
  if (held > command->kibibytes) command->kibibytes = held;
  for (int index = 0; index < count; index++) free(words[index]);
  free(words);
}

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **words) {
  Command commands[MAXIMUM_COMMANDS] = {{0}};
  int commandCount = 0, rounds = count > 1 ? atoi(words[1]) : 0;
  if (rounds < 1) fail("usage: race ROUNDS -- COMMAND ARGUMENT... [-- COMMAND ARGUMENT...]...");
  for (int index = 2; index < count; index++) {
    if (strcmp(words[index], "--") != 0) continue;
    words[index] = NULL;
    if (commandCount == MAXIMUM_COMMANDS) fail("too many commands");
    if (index + 1 == count || strcmp(words[index + 1], "--") == 0) fail("a command is empty");
    commands[commandCount].words = words + index + 1;
    commands[commandCount++].milliseconds = calloc(rounds, sizeof(double));
  }
  posix_spawn_file_actions_t silence;
  posix_spawn_file_actions_init(&silence);
  posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  for (int round = 0; round < rounds; round++)
    for (int index = 0; index < commandCount; index++) run(&commands[index], round, &silence);
  for (int index = 0; index < commandCount; index++) {
    double *times = commands[index].milliseconds;
    qsort(times, rounds, sizeof *times, ascending);
    printf("%.3f %.3f %ld\n", times[rounds / 2], times[0], commands[index].kibibytes);
  }
  return 0;
}
