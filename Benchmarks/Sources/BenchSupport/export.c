// Exports: answers the file dialog, and watches how long the main loop leaves others waiting.
// The dialog's own window is what GTK calls deprecated: nothing else can answer it from inside.
#define GDK_DISABLE_DEPRECATION_WARNINGS

#include "bench.h"

#include <gtk/gtk.h>
#include <stdlib.h>

// How often the watch wants to be woken, in milliseconds.
enum { watch_interval = 2 };

static struct {
  bench_action present;
  int wanted, done;
  GtkWidget *chooser;
  char *path;
  uint64_t start, last_wake;
  double *times, longest_wait;
  guint watch;
} exports;

static gboolean wake(gpointer data) {
  (void)data;
  uint64_t now = bench_now();
  double wait = (double)(now - exports.last_wake) / 1e6 - watch_interval;
  if (exports.last_wake && wait > exports.longest_wait) exports.longest_wait = wait;
  exports.last_wake = now;
  return G_SOURCE_CONTINUE;
}

static gboolean start_watch(gpointer data) {
  (void)data;
  // What the dialog itself needs to go is no part of the export.
  if (g_list_model_get_n_items(gtk_window_get_toplevels()) > 1) return G_SOURCE_CONTINUE;
  exports.last_wake = 0;
  exports.watch = g_timeout_add_full(G_PRIORITY_DEFAULT, watch_interval, wake, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean answer(gpointer data) {
  (void)data;
  gtk_dialog_response(GTK_DIALOG(exports.chooser), GTK_RESPONSE_ACCEPT);
  g_idle_add_full(G_PRIORITY_LOW, start_watch, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean fill_in(gpointer data) {
  (void)data;
  char *name = g_strdup_printf("export-%d.bin", exports.done);
  GFile *folder = g_file_new_for_path(g_get_tmp_dir());
  gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(exports.chooser), folder, NULL);
  gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(exports.chooser), name);
  exports.path = g_build_filename(g_get_tmp_dir(), name, NULL);
  g_object_unref(folder);
  g_free(name);
  // The dialog reads the folder first.
  g_timeout_add(300, answer, NULL);
  return G_SOURCE_REMOVE;
}

static void toplevels_changed(GListModel *windows, guint position, guint removed, guint added, gpointer data) {
  (void)removed, (void)data;
  for (guint i = position; i < position + added; i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    if (GTK_IS_FILE_CHOOSER(window)) {
      exports.chooser = window;
      g_timeout_add(300, fill_in, NULL);
    }
    g_object_unref(window);
  }
}

static gboolean next_export(gpointer data) {
  (void)data;
  exports.present();
  return G_SOURCE_REMOVE;
}

static int compare_doubles(const void *first, const void *second) {
  double a = *(const double *)first, b = *(const double *)second;
  return a < b ? -1 : a > b;
}

void bench_export_begins(void) { exports.start = bench_now(); }

void bench_export_done(void) {
  exports.times[exports.done++] = (double)(bench_now() - exports.start) / 1e6;
  if (exports.watch) g_source_remove(exports.watch);
  exports.watch = 0;
  if (remove(exports.path) != 0) g_error("the export has written nothing at %s", exports.path);
  g_clear_pointer(&exports.path, g_free);
  if (exports.done < exports.wanted) {
    g_timeout_add(300, next_export, NULL);
    return;
  }
  qsort(exports.times, (size_t)exports.wanted, sizeof(double), compare_doubles);
  bench_report("median_ms", exports.times[exports.wanted / 2]);
  bench_report("longest_wait_ms", exports.longest_wait);
  bench_quit();
}

void bench_exports(int count, bench_action present) {
  exports.present = present;
  exports.wanted = count;
  exports.times = calloc((size_t)count, sizeof(double));
  g_signal_connect(gtk_window_get_toplevels(), "items-changed", G_CALLBACK(toplevels_changed), NULL);
  g_timeout_add(300, next_export, NULL);
}
