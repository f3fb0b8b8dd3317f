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

// Changes

enum { most_changes = 8 };
static struct {
  bench_change all[most_changes];
  int count, current, done;
  bool is_waiting;
  uint64_t start;
  double *times;
} changes;

static gboolean next_change(gpointer data) {
  (void)data;
  bench_change *change = &changes.all[changes.current];
  changes.is_waiting = true;
  changes.start = bench_cpu();
  change->step(changes.done);
  return G_SOURCE_REMOVE;
}

static void change_painted(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  if (!changes.is_waiting) return;
  changes.is_waiting = false;
  bench_change *change = &changes.all[changes.current];
  changes.times[changes.done++] = (double)(bench_cpu() - changes.start) / 1e6;
  if (changes.done == change->times) {
    char key[64];
    qsort(changes.times, (size_t)changes.done, sizeof(double), compare_doubles);
    snprintf(key, sizeof key, "%s_ms", change->name);
    bench_report(key, changes.times[changes.done / 2]);
    changes.done = 0;
    if (++changes.current == changes.count) return bench_quit();
  }
  // What the change leaves to later frames isn't to be part of the next one.
  g_timeout_add(200, next_change, NULL);
}

void bench_changes(const bench_change *all, int count) {
  g_assert(count <= most_changes);
  // Of a change that is counted by itself the others are what leads to it.
  const char *counted = getenv("ORIEL_BENCH_CHANGE");
  int most_times = 1;
  for (int i = 0; i < count; i++) {
    bench_change *change = &changes.all[changes.count++];
    *change = all[i];
    bool is_counted = counted && strcmp(change->name, counted) == 0;
    if (counted) change->times = is_counted ? bench_count("ORIEL_BENCH_COUNT", change->times) : 1;
    most_times = MAX(most_times, change->times);
    if (is_counted) break;
  }
  changes.times = g_new(double, most_times);
  g_signal_connect_after(gtk_widget_get_frame_clock(GTK_WIDGET(main_window())), "paint", G_CALLBACK(change_painted), NULL);
  g_timeout_add(200, next_change, NULL);
}

void bench_resize(int width, int height) { gtk_window_set_default_size(main_window(), width, height); }

static GtkWidget *first_scrolled_window(GtkWidget *widget) {
  if (GTK_IS_SCROLLED_WINDOW(widget)) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = first_scrolled_window(child);
    if (found) return found;
  }
  return NULL;
}

void bench_page(void) {
  GtkWidget *scroll = first_scrolled_window(GTK_WIDGET(main_window()));
  if (!scroll) return;
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroll));
  gtk_adjustment_set_value(down, gtk_adjustment_get_value(down) + gtk_adjustment_get_page_size(down));
}

double bench_heap(void) {
  struct mallinfo2 heap = mallinfo2();
  return (double)(heap.uordblks + heap.hblkhd) / 1e6;
}

void bench_memory(void) {
  bench_report("heap_mb", bench_heap());
  FILE *status = fopen("/proc/self/statm", "r");
  long size = 0, resident = 0;
  if (!status) return;
  if (fscanf(status, "%ld %ld", &size, &resident) == 2)
    bench_report("resident_mb", (double)resident * (double)sysconf(_SC_PAGESIZE) / 1e6);
  fclose(status);
}

// Alerts, sheets and popovers

static struct {
  bench_action present, dismiss;
  int wanted, done;
  bool soak, until_painted, popovers;
  uint64_t start, start_cpu;
  double *times, *times_of_cpu;
  int alive;
  GtkWidget *popover;
} shown;

static bool is_left(void) {
  // It may need a few turns to be gone.
  if (shown.popovers) return shown.popover && gtk_widget_get_mapped(shown.popover);
  return g_list_model_get_n_items(gtk_window_get_toplevels()) > 1;
}

static void report_level(void) {
  char key[64];
  double rss = 0;
  FILE *status = fopen("/proc/self/statm", "r");
  long size = 0, resident = 0;
  if (status) {
    if (fscanf(status, "%ld %ld", &size, &resident) == 2) rss = (double)resident * (double)sysconf(_SC_PAGESIZE) / 1e6;
    fclose(status);
  }
  snprintf(key, sizeof key, "after_%d_rss_mb", shown.done);
  bench_report(key, rss);
  snprintf(key, sizeof key, "after_%d_heap_mb", shown.done);
  bench_report(key, bench_heap());
  snprintf(key, sizeof key, "after_%d_toplevels", shown.done);
  bench_report(key, g_list_model_get_n_items(gtk_window_get_toplevels()));
  snprintf(key, sizeof key, "after_%d_alive", shown.done);
  bench_report(key, shown.alive);
}

static gboolean next_one(gpointer data);

static gboolean one_gone(gpointer data) {
  (void)data;
  if (is_left()) return G_SOURCE_CONTINUE;
  shown.done++;
  if (shown.soak) g_idle_add_full(G_PRIORITY_LOW, next_one, NULL, NULL);
  else g_timeout_add(120, next_one, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean dismiss_one(gpointer data) {
  (void)data;
  shown.dismiss();
  if (shown.soak) g_idle_add_full(G_PRIORITY_LOW, one_gone, NULL, NULL);
  else g_timeout_add(20, one_gone, NULL);
  return G_SOURCE_REMOVE;
}

static void one_is_there(void) {
  if (!shown.start) return;
  if (shown.times) {
    shown.times[shown.done] = (double)(bench_now() - shown.start) / 1e6;
    shown.times_of_cpu[shown.done] = (double)(bench_cpu() - shown.start_cpu) / 1e6;
  }
  shown.start = 0;
  if (shown.soak) g_idle_add_full(G_PRIORITY_LOW, dismiss_one, NULL, NULL);
  else g_timeout_add(120, dismiss_one, NULL);
}

static void one_mapped(GtkWidget *window, gpointer data) {
  (void)window, (void)data;
  one_is_there();
}

static void one_painted(GdkFrameClock *clock, gpointer data) {
  g_signal_handlers_disconnect_by_func(clock, one_painted, data);
  one_is_there();
}

static void one_realized(GtkWidget *window, gpointer data) {
  // "paint" is emitted for frames that are drawn.
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "paint", G_CALLBACK(one_painted), data);
}

static void one_finalized(gpointer data, GObject *object) {
  (void)data, (void)object;
  shown.alive--;
}

static void watch(GtkWidget *widget) {
  shown.alive++;
  g_object_weak_ref(G_OBJECT(widget), one_finalized, NULL);
}

static void toplevels_changed(GListModel *windows, guint position, guint removed, guint added, gpointer data) {
  (void)removed, (void)data;
  for (guint i = position; i < position + added; i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    watch(window);
    if (shown.until_painted) g_signal_connect(window, "realize", G_CALLBACK(one_realized), NULL);
    else g_signal_connect(window, "map", G_CALLBACK(one_mapped), NULL);
    g_object_unref(window);
  }
}

// Popovers stand in no list: GTK says of each widget that it is mapped.
static gboolean widget_mapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint, (void)count, (void)data;
  GtkWidget *widget = g_value_get_object(values);
  if (GTK_IS_POPOVER(widget) && shown.start) {
    watch(widget);
    g_set_weak_pointer(&shown.popover, widget);
    one_is_there();
  }
  return TRUE;
}

static gboolean next_one(gpointer data) {
  (void)data;
  if (shown.soak && (shown.done == 100 || shown.done == 1000 || shown.done == 5000 || shown.done == 10000))
    report_level();
  if (shown.done == shown.wanted) {
    if (!shown.soak) {
      bench_report("first_ms", shown.times[0]);
      qsort(shown.times, (size_t)shown.wanted, sizeof(double), compare_doubles);
      bench_report("fastest_ms", shown.times[0]);
      bench_report("median_ms", shown.times[shown.wanted / 2]);
      bench_report("slowest_ms", shown.times[shown.wanted - 1]);
      qsort(shown.times_of_cpu, (size_t)shown.wanted, sizeof(double), compare_doubles);
      bench_report("fastest_cpu_ms", shown.times_of_cpu[0]);
      bench_report("median_cpu_ms", shown.times_of_cpu[shown.wanted / 2]);
    }
    bench_quit();
    return G_SOURCE_REMOVE;
  }
  shown.start_cpu = bench_cpu();
  shown.start = bench_now();
  shown.present();
  return G_SOURCE_REMOVE;
}

static void run_shown(int count, bench_action present, bench_action dismiss) {
  shown.present = present;
  shown.dismiss = dismiss;
  shown.wanted = count;
  if (!shown.soak) {
    shown.times = calloc((size_t)count, sizeof(double));
    shown.times_of_cpu = calloc((size_t)count, sizeof(double));
  }
  if (shown.popovers)
    g_signal_add_emission_hook(g_signal_lookup("map", GTK_TYPE_WIDGET), 0, widget_mapped, NULL, NULL);
  else g_signal_connect(gtk_window_get_toplevels(), "items-changed", G_CALLBACK(toplevels_changed), NULL);
  g_timeout_add(300, next_one, NULL);
}

void bench_windows(int count, bench_action present, bench_action dismiss, bool until_painted) {
  shown.until_painted = until_painted;
  run_shown(count, present, dismiss);
}

void bench_soak(int count, bench_action present, bench_action dismiss, bool popovers) {
  shown.soak = true;
  shown.popovers = popovers;
  run_shown(count, present, dismiss);
}
