// Debian keeps the header in a folder of its own.
#if __has_include(<sixel/sixel.h>)
#include <sixel/sixel.h>
#else
#include <sixel.h>
#endif
