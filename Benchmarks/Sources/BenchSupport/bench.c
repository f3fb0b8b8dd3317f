#include "bench.h"

#include <gtk/gtk.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

const char *bench_measure(void) {
  const char *measure = getenv("ORIEL_BENCH");
  return measure ? measure : "start";
}

bool bench_is(const char *measure) { return strcmp(bench_measure(), measure) == 0; }

int bench_count(const char *variable, int usual) {
  const char *text = getenv(variable);
  return text ? atoi(text) : usual;
}

static uint64_t clock_value(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t bench_now(void) { return clock_value(CLOCK_MONOTONIC); }
uint64_t bench_cpu(void) { return clock_value(CLOCK_PROCESS_CPUTIME_ID); }

void bench_report(const char *key, double value) {
  printf("%s %.6f\n", key, value);
  fflush(stdout);
}

static GtkWindow *main_window(void) {
  GListModel *windows = gtk_window_get_toplevels();
  GtkWindow *window = g_list_model_get_item(windows, 0);
  if (window) g_object_unref(window);
  return window;
}

static gboolean quit(gpointer data) {
  (void)data;
  GApplication *application = g_application_get_default();
  if (application) g_application_quit(application);
  return G_SOURCE_REMOVE;
}

void bench_quit(void) { g_idle_add(quit, NULL); }

// First frame

static gulong first_frame_handler;

static void painted(GdkFrameClock *clock, gpointer data) {
  g_signal_handler_disconnect(clock, first_frame_handler);
  ((bench_action)data)();
}

static void realized(GtkWidget *window, gpointer data) {
  first_frame_handler =
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), data);
}

void bench_after_first_frame(bench_action action) {
  GtkWidget *window = GTK_WIDGET(main_window());
  if (gtk_widget_get_realized(window)) realized(window, action);
  else g_signal_connect(window, "realize", G_CALLBACK(realized), action);
}

// Bursts

static int compare_doubles(const void *first, const void *second) {
  double a = *(const double *)first, b = *(const double *)second;
  return a < b ? -1 : a > b;
}

enum { rounds = 7 };
static struct {
  bench_step step;
  int count, number, round;
  uint64_t start;
  double times[rounds];
} burst;

static gboolean next_update(gpointer data);

static void schedule_update(void) { g_idle_add_full(G_PRIORITY_HIGH_IDLE, next_update, NULL, NULL); }

static gboolean next_update(gpointer data) {
  (void)data;
  int warm_up = burst.count / 10 + 1;
  if (burst.number == warm_up) burst.start = bench_cpu();
  if (burst.number > warm_up && (burst.number - warm_up) % burst.count == 0) {
    uint64_t now = bench_cpu();
    burst.times[burst.round++] = (double)(now - burst.start) / 1000.0 / burst.count;
    burst.start = now;
  }
  if (burst.round == rounds) {
    qsort(burst.times, rounds, sizeof burst.times[0], compare_doubles);
    bench_report("fastest", burst.times[0]);
    bench_report("median", burst.times[rounds / 2]);
    bench_quit();
    return G_SOURCE_REMOVE;
  }
  burst.step(++burst.number);
  schedule_update();
  return G_SOURCE_REMOVE;
}

void bench_burst(int count, bench_step step) {
  burst.step = step;
  burst.count = count;
  schedule_update();
}

// Frames

enum { frames_to_warm_up = 30 };
static struct {
  bench_step step;
  int wanted, painted, ticks;
  uint64_t cpu;
} frames;

static gboolean tick(GtkWidget *window, GdkFrameClock *clock, gpointer data) {
  (void)window, (void)clock, (void)data;
  frames.step(++frames.ticks);
  return G_SOURCE_CONTINUE;
}

static void frame_painted(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  frames.painted++;
  if (frames.painted == frames_to_warm_up) frames.cpu = bench_cpu();
  if (frames.painted == frames_to_warm_up + frames.wanted) {
    bench_report("cpu_ms_per_frame", (double)(bench_cpu() - frames.cpu) / 1e6 / frames.wanted);
    bench_report("updates_per_frame", (double)frames.ticks / frames.painted);
    bench_quit();
  }
}

void bench_frames(int count, bench_step step) {
  GtkWidget *window = GTK_WIDGET(main_window());
  frames.step = step;
  frames.wanted = count;
  gtk_widget_add_tick_callback(window, tick, NULL, NULL);
  // "paint" is emitted for frames that are drawn, "after-paint" for every tick.
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "paint", G_CALLBACK(frame_painted), NULL);
}

// Alerts

static struct {
  bench_action present, dismiss;
  int wanted, done;
  bool soak;
  uint64_t start;
  double *times;
  int alive;
} alerts;

static void report_level(void) {
  char key[64];
  double rss = 0;
  FILE *status = fopen("/proc/self/statm", "r");
  long size = 0, resident = 0;
  if (status) {
    if (fscanf(status, "%ld %ld", &size, &resident) == 2) rss = (double)resident * (double)sysconf(_SC_PAGESIZE) / 1e6;
    fclose(status);
  }
  struct mallinfo2 heap = mallinfo2();
  snprintf(key, sizeof key, "after_%d_rss_mb", alerts.done);
  bench_report(key, rss);
  snprintf(key, sizeof key, "after_%d_heap_mb", alerts.done);
  bench_report(key, (double)(heap.uordblks + heap.hblkhd) / 1e6);
  snprintf(key, sizeof key, "after_%d_toplevels", alerts.done);
  bench_report(key, g_list_model_get_n_items(gtk_window_get_toplevels()));
  snprintf(key, sizeof key, "after_%d_dialogs_alive", alerts.done);
  bench_report(key, alerts.alive);
}

static gboolean next_alert(gpointer data);

static gboolean alert_answered(gpointer data) {
  (void)data;
  // The dialog may need a few turns to be gone.
  if (g_list_model_get_n_items(gtk_window_get_toplevels()) > 1) return G_SOURCE_CONTINUE;
  alerts.done++;
  if (alerts.soak) g_idle_add_full(G_PRIORITY_LOW, next_alert, NULL, NULL);
  else g_timeout_add(120, next_alert, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean dismiss_alert(gpointer data) {
  (void)data;
  alerts.dismiss();
  if (alerts.soak) g_idle_add_full(G_PRIORITY_LOW, alert_answered, NULL, NULL);
  else g_timeout_add(20, alert_answered, NULL);
  return G_SOURCE_REMOVE;
}

static void alert_mapped(GtkWidget *window, gpointer data) {
  (void)window, (void)data;
  if (!alerts.start) return;
  double time = (double)(bench_now() - alerts.start) / 1e6;
  alerts.start = 0;
  if (alerts.times) alerts.times[alerts.done] = time;
  if (alerts.soak) g_idle_add_full(G_PRIORITY_LOW, dismiss_alert, NULL, NULL);
  else g_timeout_add(120, dismiss_alert, NULL);
}

static void dialog_finalized(gpointer data, GObject *object) {
  (void)data, (void)object;
  alerts.alive--;
}

static void toplevels_changed(GListModel *windows, guint position, guint removed, guint added, gpointer data) {
  (void)removed, (void)data;
  for (guint i = position; i < position + added; i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    alerts.alive++;
    g_object_weak_ref(G_OBJECT(window), dialog_finalized, NULL);
    g_signal_connect(window, "map", G_CALLBACK(alert_mapped), NULL);
    g_object_unref(window);
  }
}

static gboolean next_alert(gpointer data) {
  (void)data;
  if (alerts.soak && (alerts.done == 100 || alerts.done == 1000 || alerts.done == 5000 || alerts.done == 10000))
    report_level();
  if (alerts.done == alerts.wanted) {
    if (!alerts.soak) {
      bench_report("first_ms", alerts.times[0]);
      qsort(alerts.times, (size_t)alerts.wanted, sizeof(double), compare_doubles);
      bench_report("median_ms", alerts.times[alerts.wanted / 2]);
      bench_report("slowest_ms", alerts.times[alerts.wanted - 1]);
    }
    bench_quit();
    return G_SOURCE_REMOVE;
  }
  alerts.start = bench_now();
  alerts.present();
  return G_SOURCE_REMOVE;
}

static void run_alerts(int count, bench_action present, bench_action dismiss, bool soak) {
  alerts.present = present;
  alerts.dismiss = dismiss;
  alerts.wanted = count;
  alerts.soak = soak;
  if (!soak) alerts.times = calloc((size_t)count, sizeof(double));
  g_signal_connect(gtk_window_get_toplevels(), "items-changed", G_CALLBACK(toplevels_changed), NULL);
  g_timeout_add(300, next_alert, NULL);
}

void bench_alerts(int count, bench_action present, bench_action dismiss) { run_alerts(count, present, dismiss, false); }
void bench_soak(int count, bench_action present, bench_action dismiss) { run_alerts(count, present, dismiss, true); }
