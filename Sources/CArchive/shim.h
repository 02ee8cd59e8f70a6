#include <archive.h>
#include <archive_entry.h>

// The kinds of an entry are macros with a cast, which Swift cannot import.
enum { archive_kind_file = AE_IFREG, archive_kind_folder = AE_IFDIR };
