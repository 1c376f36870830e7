/**
 * The way from light to the screen, in every shader: neutral tone mapping, then sRGB by three roots. With LINEAR light
 * stays as it is, for a picture that is worked on before it is shown.
 */
export const SCREEN = /* glsl */ `
uniform float uExposure;
vec3 encoded(vec3 c) {
#ifdef LINEAR
  return c;
#else
  vec3 a = sqrt(max(c, 0.0)), b = sqrt(a);
  return 0.662002687 * a + 0.68412206 * b - 0.323583601 * sqrt(b) - 0.022541147 * c;
#endif
}
vec3 toned(vec3 c) {
#ifdef LINEAR
  return c;
#else
  c *= uExposure;
  float low = min(c.r, min(c.g, c.b));
  c -= low < 0.08 ? low - 6.25 * low * low : 0.04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < 0.76) return c;
  float bent = 1.0 - 0.0576 / (peak - 0.52);
  return mix(c * (bent / peak), vec3(bent), 1.0 - 1.0 / (0.15 * (peak - bent) + 1.0));
#endif
}
`;

/** The end of a shader whose light is toned. */
export const TO_SCREEN = /* glsl */ `
  gl_FragColor.rgb = encoded(toned(gl_FragColor.rgb));
}`;
