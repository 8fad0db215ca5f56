import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

describe('the format of a picture', () => {
  it.for([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/png,*/*;q=0.5', 'webp'],
    ['Image/AVIF', 'avif'],
    ['image/avif;q=0, image/webp;q=0.2', 'webp'],
    ['image/avif;q=0.000,image/webp ; q=0', 'png'],
    ['*/*', 'png'],
    ['image/*', 'png'],
    [undefined, 'png'],
    ['', 'png'],
  ] as const)('asked for with %s is %s', ([accept, format]) => {
    expect(formatFor(accept)).toBe(format);
  });

  it('is one of three, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (accept) => ['avif', 'webp', 'png'].includes(formatFor(accept))),
    );
  });
});
