#pragma once
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

// isal_zstream holds arrays too long for Swift's importer: a handle and two calls stand for it.

typedef struct flow_zlib_state {
  struct isal_zstream stream;
  uint8_t level_buffer[ISAL_DEF_LVL1_DEFAULT];
  // Input that follows what the stream has been given.
  uint8_t *rest;
  uint32_t rest_count;
  int is_last;
} flow_zlib_state;

// A zlib stream at level 1; NULL without memory. Released by flow_zlib_free. Zeroed, so that nothing depends on what lay
// in memory before.
static inline void *flow_zlib_new(void) {
  flow_zlib_state *s = (flow_zlib_state *)calloc(1, sizeof(flow_zlib_state));
  if (!s) return NULL;
  isal_deflate_init(&s->stream);
  s->stream.level = 1;
  s->stream.level_buf = s->level_buffer;
  s->stream.level_buf_size = sizeof(s->level_buffer);
  s->stream.gzip_flag = IGZIP_ZLIB;
  s->stream.flush = NO_FLUSH;
  return s;
}

// Hands the stream its next piece of input, which must live until flow_zlib_take has returned 0.
//
// The first bytes of a stream go alone and flushed, 41 bytes in the file: where a block's first byte is matched in a long
// piece, ISA-L 2.30 puts a hash of the stream's own address into its table (igzip_icf_body, write_first_byte: register rcx
// is never loaded), and which matches are found would change from run to run.
static inline void flow_zlib_give(void *state, uint8_t *in, uint32_t count, int last) {
  flow_zlib_state *s = (flow_zlib_state *)state;
  struct isal_zstream *z = &s->stream;
  uint32_t first = z->total_in == 0 && count > 16 ? 16 : count;
  z->next_in = in;
  z->avail_in = first;
  z->flush = first < count ? SYNC_FLUSH : NO_FLUSH;
  z->end_of_stream = last && first == count;
  s->rest = in + first;
  s->rest_count = count - first;
  s->is_last = last;
}

// Writes up to `capacity` compressed bytes to `out`; call until `written` is below `capacity`. Non-zero: an error.
static inline int flow_zlib_take(void *state, uint8_t *out, uint32_t capacity, uint32_t *written) {
  flow_zlib_state *s = (flow_zlib_state *)state;
  struct isal_zstream *z = &s->stream;
  z->next_out = out;
  z->avail_out = capacity;
  int result = isal_deflate(z);
  if (result == 0 && s->rest_count > 0 && z->avail_in == 0 && z->avail_out > 0) {
    z->next_in = s->rest;
    z->avail_in = s->rest_count;
    z->flush = NO_FLUSH;
    z->end_of_stream = s->is_last ? 1 : 0;
    s->rest_count = 0;
    result = isal_deflate(z);
  }
  *written = capacity - z->avail_out;
  return result;
}

static inline void flow_zlib_free(void *state) { free(state); }

// Swift has no byte shuffle: PNG's Up filter on a row of blue, green, red, alpha as red, green, blue. `all` gathers the
// AND of the pixels; above 0xFEFFFFFF the row is opaque. Answers how many pixels were done, short of the row's end.
typedef uint8_t flow_bytes __attribute__((vector_size(16)));
typedef uint32_t flow_words __attribute__((vector_size(16)));

static inline __attribute__((always_inline)) size_t flow_up_rgb(
    const uint8_t *row, const uint8_t *above, size_t width, uint8_t *out, uint32_t *all) {
  flow_words every = {~0u, ~0u, ~0u, ~0u};
  size_t x = 0;
  // Sixteen bytes are written for twelve that count.
  for (; x * 3 + 16 <= width * 3; x += 4) {
    flow_bytes a, b;
    memcpy(&a, row + x * 4, 16);
    memcpy(&b, above + x * 4, 16);
    every &= (flow_words)a;
    a -= b;
    a = __builtin_shufflevector(a, a, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 15, 15, 15, 15);
    memcpy(out + x * 3, &a, 16);
  }
  *all &= every[0] & every[1] & every[2] & every[3];
  return x;
}

#if defined(__x86_64__)
static inline __attribute__((target("ssse3"))) size_t flow_up_rgb_ssse3(
    const uint8_t *row, const uint8_t *above, size_t width, uint8_t *out, uint32_t *all) {
  return flow_up_rgb(row, above, width, out, all);
}

// Whether this processor shuffles bytes at once; all but the oldest of its kind do.
static inline int flow_has_ssse3(void) {
  unsigned a, b, c, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSSE3);
}
#else
static inline size_t flow_up_rgb_ssse3(
    const uint8_t *row, const uint8_t *above, size_t width, uint8_t *out, uint32_t *all) {
  return flow_up_rgb(row, above, width, out, all);
}
static inline int flow_has_ssse3(void) { return 1; }
#endif
