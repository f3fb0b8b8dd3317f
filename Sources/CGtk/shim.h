#ifndef ORIEL_CGTK_SHIM_H
#define ORIEL_CGTK_SHIM_H

// The compiler then reports symbols that are newer than the minimum version.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_14
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_14

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <malloc.h>

// The functions that connect libdispatch's main queue to GLib's main loop (exported by libdispatch, not declared in a
// public header).
int _dispatch_get_main_queue_port_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Null_unspecified message);

// Returns unused memory to the system.
static inline void oriel_trim_memory(void)
{
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

// The area that the parent has allocated to a widget, with its margins. GTK has no other function that returns it.
static inline void oriel_widget_get_allocation(GtkWidget *_Nonnull widget, GtkAllocation *_Nonnull area)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_widget_get_allocation(widget, area);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

// A color that the theme defines by name. GTK has no other function that returns it without a widget of that color.
static inline gboolean oriel_widget_lookup_color(
    GtkWidget *_Nonnull widget, const char *_Nonnull name, GdkRGBA *_Nonnull color)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

// What the program's types conform to: the linker puts these at both ends of the section.
extern const char __start_swift5_protocol_conformances __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances __attribute__((weak, visibility("hidden")));

static inline const void *_Nullable oriel_conformances_start(void) { return &__start_swift5_protocol_conformances; }

static inline long oriel_conformances_size(void)
{
  return &__stop_swift5_protocol_conformances - &__start_swift5_protocol_conformances;
}

// The file chooser of the toolkit. Its functions are deprecated in favor of GtkFileDialog, which shows the same window
// if no portal is running; but only the chooser supports a message, a label of the name, and a predicate.

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static inline GtkWidget *_Nonnull oriel_file_chooser_new(
    const char *_Nonnull title, GtkWindow *_Nullable parent, GtkFileChooserAction action,
    const char *_Nonnull cancel_label, const char *_Nonnull accept_label)
{
  GtkWidget *dialog = gtk_file_chooser_dialog_new(
      title, parent, action, cancel_label, GTK_RESPONSE_CANCEL, accept_label, GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response(GTK_DIALOG(dialog), GTK_RESPONSE_ACCEPT);
  return dialog;
}

static inline GType oriel_file_chooser_get_type(void) { return gtk_file_chooser_dialog_get_type(); }

static inline GType oriel_file_chooser_widget_get_type(void) { return gtk_file_chooser_widget_get_type(); }

static inline GtkWidget *_Nonnull oriel_file_chooser_content(GtkWidget *_Nonnull dialog)
{
  return gtk_dialog_get_content_area(GTK_DIALOG(dialog));
}

static inline GtkWidget *_Nullable oriel_file_chooser_button(GtkWidget *_Nonnull dialog, int response)
{
  return gtk_dialog_get_widget_for_response(GTK_DIALOG(dialog), response);
}

static inline void oriel_file_chooser_set_multiple(GtkWidget *_Nonnull dialog, gboolean is_multiple)
{
  gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(dialog), is_multiple);
}

static inline void oriel_file_chooser_set_folder(GtkWidget *_Nonnull dialog, GFile *_Nonnull folder)
{
  gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(dialog), folder, NULL);
}

static inline GFile *_Nullable oriel_file_chooser_get_folder(GtkWidget *_Nonnull dialog)
{
  return gtk_file_chooser_get_current_folder(GTK_FILE_CHOOSER(dialog));
}

static inline void oriel_file_chooser_set_name(GtkWidget *_Nonnull dialog, const char *_Nonnull name)
{
  gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
}

static inline GListModel *_Nonnull oriel_file_chooser_get_files(GtkWidget *_Nonnull dialog)
{
  return gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog));
}

static inline void oriel_file_chooser_add_filter(GtkWidget *_Nonnull dialog, GtkFileFilter *_Nonnull filter)
{
  gtk_file_chooser_add_filter(GTK_FILE_CHOOSER(dialog), filter);
}

static inline void oriel_file_chooser_set_filter(GtkWidget *_Nonnull dialog, GtkFileFilter *_Nullable filter)
{
  gtk_file_chooser_set_filter(GTK_FILE_CHOOSER(dialog), filter);
}

static inline GtkFileFilter *_Nullable oriel_file_chooser_get_filter(GtkWidget *_Nonnull dialog)
{
  return gtk_file_chooser_get_filter(GTK_FILE_CHOOSER(dialog));
}

static inline void oriel_file_chooser_toggle_hidden(GtkWidget *_Nonnull chooser_widget)
{
  g_signal_emit_by_name(chooser_widget, "show-hidden");
}

// gdk-pixbuf takes the time of an animation as a structure that GLib has deprecated. There is no other function.

static inline GdkPixbufAnimationIter *_Nullable oriel_animation_start(GdkPixbufAnimation *_Nonnull animation)
{
  GTimeVal start = { 0, 0 };
  return gdk_pixbuf_animation_get_iter(animation, &start);
}

static inline gboolean oriel_animation_advance(GdkPixbufAnimationIter *_Nonnull iterator, gint64 milliseconds)
{
  GTimeVal now = { milliseconds / 1000, milliseconds % 1000 * 1000 };
  return gdk_pixbuf_animation_iter_advance(iterator, &now);
}

G_GNUC_END_IGNORE_DEPRECATIONS

// Declared by gio-unix, whose headers GTK's pkg-config file doesn't include.
typedef struct _GDesktopAppInfo GDesktopAppInfo;
GDesktopAppInfo *_Nullable g_desktop_app_info_new(const char *_Nonnull desktop_id);
const char *_Nullable g_desktop_app_info_get_categories(GDesktopAppInfo *_Nonnull info);

#endif
