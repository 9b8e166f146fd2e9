#pragma once
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdlib.h>

// isal_zstream holds arrays too long for Swift's importer: a handle and two calls stand for it.

typedef struct flow_zlib_state {
  struct isal_zstream stream;
  uint8_t level_buffer[ISAL_DEF_LVL1_DEFAULT];
} flow_zlib_state;

// A zlib stream at level 1; NULL without memory. Released by flow_zlib_free.
static inline void *flow_zlib_new(void) {
  flow_zlib_state *s = (flow_zlib_state *)malloc(sizeof(flow_zlib_state));
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
static inline void flow_zlib_give(void *state, uint8_t *in, uint32_t count, int last) {
  struct isal_zstream *z = &((flow_zlib_state *)state)->stream;
  z->next_in = in;
  z->avail_in = count;
  z->end_of_stream = last ? 1 : 0;
}

// Writes up to `capacity` compressed bytes to `out`; call until `written` is below `capacity`. Non-zero: an error.
static inline int flow_zlib_take(void *state, uint8_t *out, uint32_t capacity, uint32_t *written) {
  struct isal_zstream *z = &((flow_zlib_state *)state)->stream;
  z->next_out = out;
  z->avail_out = capacity;
  int result = isal_deflate(z);
  *written = capacity - z->avail_out;
  return result;
}

static inline void flow_zlib_free(void *state) { free(state); }
