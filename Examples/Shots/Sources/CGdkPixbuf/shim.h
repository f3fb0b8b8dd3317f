// Pictures, the trash of the desktop, and the extended attributes of files.
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gio/gio.h>
#include <sys/xattr.h>
