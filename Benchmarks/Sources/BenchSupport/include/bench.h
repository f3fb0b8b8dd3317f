// What both programs, the one in C and the one in Oriel, measure with.
#ifndef ORIEL_BENCH_H
#define ORIEL_BENCH_H

#include <stdbool.h>
#include <stdint.h>

// What is to be measured: the value of ORIEL_BENCH.
const char *bench_measure(void);
bool bench_is(const char *measure);

// A count from the environment, or what is usual.
int bench_count(const char *variable, int usual);

uint64_t bench_now(void);      // nanoseconds of CLOCK_MONOTONIC
uint64_t bench_cpu(void);      // nanoseconds of CPU that the whole process has used
void bench_report(const char *key, double value);

typedef void (*bench_step)(int number);
typedef void (*bench_action)(void);

// Calls `action` after the first frame of the first window has been painted. Call it when the window exists and has not
// been painted.
void bench_after_first_frame(bench_action action);

// Calls `step` `count` times, each time in a turn of the main loop of its own, without a frame in between, several times
// over; reports the fastest and the median CPU time of one turn, and ends the program.
void bench_burst(int count, bench_step step);

// Calls `step` once for each tick of the window's frame clock, `frames` times, reports the CPU time for each frame that
// was painted, and ends the program.
void bench_frames(int frames, bench_step step);

// Makes changes one after the other, each `times` times, and reports for each the median CPU time from its step to the
// end of the next frame that is painted. Ends the program.
typedef struct {
  const char *name;
  bench_step step;
  int times;
} bench_change;
void bench_changes(const bench_change *changes, int count);

// Gives the main window another size.
void bench_resize(int width, int height);

// Scrolls the first scrolled window of the main window down by a page.
void bench_page(void);

// What malloc has handed out, in MB.
double bench_heap(void);

// Reports the same, and the resident memory.
void bench_memory(void);

// Presents `count` windows, one after the other, and reports the times from `present` until the window is mapped, or
// until its first frame has been painted. `dismiss` is called some time after that. Ends the program.
void bench_windows(int count, bench_action present, bench_action dismiss, bool until_painted);

// The same with windows or popovers, as fast as it goes, reporting what is left of them after 100, 1,000, 5,000 and
// 10,000. Ends the program.
void bench_soak(int count, bench_action present, bench_action dismiss, bool popovers);

// Exports `count` times: `present` asks for the file dialog, which is answered with a name in the folder for temporary
// files. `bench_export_begins` is to be called, on any thread, when the document is asked for what to write;
// `bench_export_done`, which removes the file, when that is there. Reports the median time in between, and the longest
// that the main loop left somebody waiting meanwhile. Ends the program.
void bench_exports(int count, bench_action present);
void bench_export_begins(void);
void bench_export_done(void);

// Closes all windows, which ends the program.
void bench_quit(void);

#endif
