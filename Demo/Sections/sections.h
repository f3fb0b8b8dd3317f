#ifndef GALLERY_SECTIONS_H
#define GALLERY_SECTIONS_H

#include <stddef.h>

// The linker sets these to both ends of the section. If the section is empty, they are null.
extern const char __start_gallery_pages __attribute__((weak));
extern const char __stop_gallery_pages __attribute__((weak));

static inline const void *_Nullable gallery_pages_start(void) { return &__start_gallery_pages; }

static inline ptrdiff_t gallery_pages_size(void) { return &__stop_gallery_pages - &__start_gallery_pages; }

#endif
