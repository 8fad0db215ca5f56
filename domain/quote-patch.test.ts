import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote } from './quote.ts';
import { coalesce, diffQuotes, patchQuote, type QuotePatch } from './quote-patch.ts';
import { SAMPLE_QUOTE } from './sample-quote.ts';

describe('patches of a quote', () => {
  const price = fc.option(fc.integer({ min: 1, max: 9 }));
  const quote = fc
    .record({ last: price, bid: price, offer: price, volume: fc.nat({ max: 3 }), at: fc.nat({ max: 9 }) })
    .map((fields): Quote => ({ ...SAMPLE_QUOTE, ...fields }));

  it('lead from one state to the next', () => {
    fc.assert(
      fc.property(quote, quote, (before, after) => {
        const patch = diffQuotes(before, after);
        if (patch) expect(patchQuote(before, patch)).toEqual(after);
        else expect({ ...after, at: before.at }).toEqual(before);
      }),
    );
  });

  it('are whole for a security that was not known', () => {
    expect(diffQuotes(undefined, SAMPLE_QUOTE)).toEqual(SAMPLE_QUOTE);
    expect(patchQuote(undefined, SAMPLE_QUOTE)).toEqual(SAMPLE_QUOTE);
    expect(patchQuote(undefined, { symbol: 'DSX', last: 1 })).toBeNull();
  });

  it('carry only what changed, and nothing when only the time of observation did', () => {
    expect(diffQuotes(SAMPLE_QUOTE, { ...SAMPLE_QUOTE, last: null, at: 2 })).toEqual({
      symbol: 'DSX',
      last: null,
      at: 2,
    });
    expect(diffQuotes(SAMPLE_QUOTE, { ...SAMPLE_QUOTE, at: 2 })).toBeNull();
  });

  it('put together do what they do one by one', () => {
    const patch = fc
      .record({ last: price, bid: price, volume: fc.nat() }, { requiredKeys: [] })
      .chain((fields) => fc.constantFrom('DSX', 'ABC').map((symbol): QuotePatch => ({ symbol, ...fields })));
    fc.assert(
      fc.property(fc.array(patch), (patches) => {
        const one = applied(coalesce(patches));
        expect(one).toEqual(applied(patches));
        expect(coalesce(patches).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

function applied(patches: readonly QuotePatch[]): (Quote | null)[] {
  return ['DSX', 'ABC'].map((symbol) =>
    patches
      .filter((patch) => patch.symbol === symbol)
      .reduce<Quote | null>((quote, patch) => quote && patchQuote(quote, patch), { ...SAMPLE_QUOTE, symbol }),
  );
}
