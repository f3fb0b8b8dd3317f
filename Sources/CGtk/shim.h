#ifndef ORIEL_CGTK_SHIM_H
#define ORIEL_CGTK_SHIM_H

// Anything newer than the library's floor is then named by the compiler.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_14
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_14

#include <gtk/gtk.h>
#include <glib-unix.h>

// libdispatch's main queue, for the GLib main loop (exported by libdispatch, declared in no public header).
int _dispatch_get_main_queue_port_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Null_unspecified message);

#endif
