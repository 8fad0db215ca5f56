/** Picture formats, smallest first; the last is read by every browser. */
const FORMATS = ['avif', 'webp', 'png'] as const;
export type ImageFormat = (typeof FORMATS)[number];

/**
 * The smallest format that the Accept header names. Ranges such as `*` and `image/*` do not count: old browsers and
 * mail programs send them too.
 */
export function formatFor(accept: string | undefined): ImageFormat {
  const named = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(range))
      .map((range) => range.split(';')[0]?.trim()),
  );
  return FORMATS.find((format) => named.has(`image/${format}`)) ?? 'png';
}
