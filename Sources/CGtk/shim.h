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

// What the program's types conform to: the linker puts these at both ends of the section.
extern const char __start_swift5_protocol_conformances __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances __attribute__((weak, visibility("hidden")));

static inline const void *_Nullable oriel_conformances_start(void) { return &__start_swift5_protocol_conformances; }

static inline long oriel_conformances_size(void)
{
  return &__stop_swift5_protocol_conformances - &__start_swift5_protocol_conformances;
}

// The toolkit's own file chooser. GTK has apps use GtkFileDialog, which shows this very window where no portal runs, and
// so calls its functions deprecated; but a message, the name's label and a predicate can only be shown in it.

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

// gdk-pixbuf tells animations the time in a structure that GLib calls deprecated. There is no other way.

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

// Of gio-unix, whose headers GTK's package description doesn't name.
typedef struct _GDesktopAppInfo GDesktopAppInfo;
GDesktopAppInfo *_Nullable g_desktop_app_info_new(const char *_Nonnull desktop_id);
const char *_Nullable g_desktop_app_info_get_categories(GDesktopAppInfo *_Nonnull info);

#endif
