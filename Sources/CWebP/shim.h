#pragma once
#include <webp/decode.h>
#include <webp/encode.h>

// Decodes a bitstream to blue, green, red, alpha (not premultiplied) in `out`. WebPDecBuffer's union is clumsy in Swift,
// and WebPDecodeBGRAInto does not say what went wrong.
static inline VP8StatusCode flow_webp_decode_bgra(
    const uint8_t *data, size_t count, uint8_t *out, size_t capacity, int stride) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return VP8_STATUS_INVALID_PARAM;
  config.output.colorspace = MODE_BGRA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = out;
  config.output.u.RGBA.stride = stride;
  config.output.u.RGBA.size = capacity;
  return WebPDecode(data, count, &config);
}
