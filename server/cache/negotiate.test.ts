import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodingFor, ENCODINGS, matchesTag } from './negotiate.ts';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR ; Q=1.0', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['br;q=nonsense', 'identity'],
  ] as const)('to %s is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });

  it.each(['identity;q=0', '*;q=0', 'identity;q=0, deflate', 'br;q=0, gzip;q=0, identity;q=0'])(
    'to %s is none',
    (header) => {
      expect(encodingFor(header)).toBeNull();
    },
  );

  it('is never one that was refused', () => {
    const part = fc.tuple(fc.constantFrom(...ENCODINGS, '*', 'deflate'), fc.constantFrom('0', '0.3', '1'));
    fc.assert(
      fc.property(fc.uniqueArray(part, { selector: ([name]) => name }), (parts) => {
        const header = parts.map(([name, q]) => `${name};q=${q}`).join(', ');
        const refused = parts.filter(([, q]) => q === '0').map(([name]) => name);
        expect(refused).not.toContain(encodingFor(header));
      }),
    );
  });
});

describe('a validator that a reader holds', () => {
  const tag = 'W/"abc"';

  it.each(['W/"abc"', '"abc"', ' * ', '"x", W/"abc"', 'W/"abc","x"'])('is recognised in %s', (header) => {
    expect(matchesTag(header, tag)).toBe(true);
  });

  it.each([undefined, '', '"ab"', 'abc', '"x", "y"', '"abc'])('is not seen in %s', (header) => {
    expect(matchesTag(header, tag)).toBe(false);
  });
});
