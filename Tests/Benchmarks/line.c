// The floor of any command: a program that prints a line.
#include <stdio.h>

int main(void) {
  return puts("habit 0.1") < 0;
}
