// The measures of Benchmarks in plain C on GTK: what a careful programmer would write, without a layer in between.

#include <gtk/gtk.h>

#include "bench.h"

enum { rows_count = 1000 };

static GtkWidget *window, *counter, *values[rows_count];
static GtkAlertDialog *dialog;
static GCancellable *cancellable;

static void write_counter(int number) {
  char text[32];
  snprintf(text, sizeof text, "Count: %d", number);
  gtk_label_set_text(GTK_LABEL(counter), text);
}

static void write_row(int number) {
  char text[32];
  snprintf(text, sizeof text, "Count: %d", number);
  gtk_label_set_text(GTK_LABEL(values[number % rows_count]), text);
}

static GtkWidget *label(const char *text) {
  GtkWidget *widget = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(widget), 0);
  return widget;
}

static void clicked(GtkButton *button, gpointer data) {
  (void)button, (void)data;
  write_counter(1);
}

static GtkWidget *counter_content(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
  counter = label("Count: 0");
  GtkWidget *button = gtk_button_new_with_label("Count");
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
  gtk_widget_set_halign(counter, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(box), counter);
  gtk_box_append(GTK_BOX(box), button);
  return box;
}

static GtkWidget *rows_content(void) {
  GtkWidget *scroll = gtk_scrolled_window_new();
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  for (int i = 0; i < rows_count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Row %d", i);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(row), label(text));
    values[i] = label("Count: 0");
    gtk_box_append(GTK_BOX(row), values[i]);
    gtk_box_append(GTK_BOX(column), row);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), column);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  return scroll;
}

static void chosen(GObject *source, GAsyncResult *result, gpointer data) {
  (void)data;
  gtk_alert_dialog_choose_finish(GTK_ALERT_DIALOG(source), result, NULL);
  g_clear_object(&dialog);
  g_clear_object(&cancellable);
}

static void present_alert(void) {
  dialog = gtk_alert_dialog_new("Delete the file?");
  gtk_alert_dialog_set_detail(dialog, "This can't be undone.");
  gtk_alert_dialog_set_buttons(dialog, (const char *[]){"Cancel", "Delete", NULL});
  gtk_alert_dialog_set_cancel_button(dialog, 0);
  cancellable = g_cancellable_new();
  gtk_alert_dialog_choose(dialog, GTK_WINDOW(window), cancellable, chosen, NULL);
}

static void dismiss_alert(void) { g_cancellable_cancel(cancellable); }

static void first_frame(void) {
  bench_report("first_frame_cpu_ms", (double)bench_cpu() / 1e6);
  bench_report("first_frame_ns", (double)bench_now());
  if (bench_is("counter-burst")) bench_burst(bench_count("ORIEL_BENCH_COUNT", 20000), write_counter);
  else if (bench_is("row-burst") || bench_is("list-burst"))
    bench_burst(bench_count("ORIEL_BENCH_COUNT", 20000), write_row);
  else if (bench_is("counter-frames")) bench_frames(bench_count("ORIEL_BENCH_COUNT", 500), write_counter);
  else if (bench_is("row-frames")) bench_frames(bench_count("ORIEL_BENCH_COUNT", 500), write_row);
  else if (bench_is("alert")) bench_alerts(bench_count("ORIEL_BENCH_COUNT", 25), present_alert, dismiss_alert);
  else if (bench_is("soak")) bench_soak(bench_count("ORIEL_BENCH_COUNT", 10000), present_alert, dismiss_alert);
}

static void activate(GApplication *application, gpointer data) {
  (void)data;
  bool is_rows = g_str_has_prefix(bench_measure(), "row") || g_str_has_prefix(bench_measure(), "list");
  window = gtk_application_window_new(GTK_APPLICATION(application));
  gtk_window_set_title(GTK_WINDOW(window), "Benchmark");
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 640);
  gtk_window_set_child(GTK_WINDOW(window), is_rows ? rows_content() : counter_content());
  bench_after_first_frame(first_frame);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new("org.oriel.BenchmarkInC", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), argc, argv);
  g_object_unref(application);
  return status;
}
