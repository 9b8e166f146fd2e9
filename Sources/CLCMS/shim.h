#pragma once
#include <lcms2.h>

// lcms2's formats and flags are macros with casts, which Swift does not import.
static inline cmsUInt32Number flow_type_bgra_8(void) { return TYPE_BGRA_8; }
static inline cmsUInt32Number flow_type_gray_8(void) { return TYPE_GRAY_8; }
static inline cmsUInt32Number flow_type_cmyk_8(void) { return TYPE_CMYK_8; }
static inline cmsUInt32Number flow_type_cmyk_8_rev(void) { return TYPE_CMYK_8_REV; }
static inline cmsUInt32Number flow_flag_black_point(void) { return cmsFLAGS_BLACKPOINTCOMPENSATION; }
