import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/quote.ts';
import { sectorSlug } from '#domain/security.ts';
import { COLUMN_IDS } from './columns.ts';
import type { ListedRow } from './listed-row.ts';
import { applyListing, listingQuery, parseListing } from './listing.ts';

const SECTORS = ['financials', 'real-estate'];
const parse = (query: string) => parseListing(new URLSearchParams(query), SECTORS);

function row(symbol: string, over: Partial<ListedRow> = {}, quote: Partial<Quote> | null = null): ListedRow {
  const sector = { en: 'Real estate', ar: 'العقارات' };
  return {
    symbol,
    isin: null,
    name: { en: symbol, ar: null },
    sector,
    board: '510',
    issuedShares: null,
    quote: quote as Quote | null,
    ...over,
  };
}

const symbols = (rows: readonly ListedRow[]) => rows.map(({ symbol }) => symbol);

describe('the address of the list', () => {
  it('is plain when nothing is asked', () => {
    expect(parse('')).toEqual({ words: '', sector: null, sort: 'symbol', descending: false, ignored: [] });
    expect(listingQuery(parse(''))).toBe('');
  });

  it('says which values made no sense and takes the nearest', () => {
    const listing = parse('sector=moon&sort=beauty&order=sideways');
    expect(listing).toMatchObject({ sector: null, sort: 'symbol', descending: false });
    expect(listing.ignored.map(({ parameter, value }) => `${parameter}=${value}`)).toEqual([
      'sector=moon',
      'sort=beauty',
      'order=sideways',
    ]);
  });

  it('does not mind capitals and spaces, and cuts what is too long', () => {
    expect(parse('sector= Real-Estate &sort=VOLUME')).toMatchObject({
      sector: 'real-estate',
      sort: 'volume',
      ignored: [],
    });
    expect(parse(`q=${'a'.repeat(500)}`).words).toHaveLength(64);
  });

  it('reads back what it wrote', () => {
    const listing = fc.record({
      words: fc.string({ maxLength: 40 }).map((words) => words.trim()),
      sector: fc.constantFrom(null, ...SECTORS),
      sort: fc.constantFrom(...COLUMN_IDS),
      descending: fc.boolean(),
    });
    fc.assert(
      fc.property(listing, (filter) => {
        expect(parse(listingQuery(filter))).toEqual({ ...filter, ignored: [] });
      }),
    );
  });

  it('never fails, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'sector', 'sort', 'order'), fc.string({ unit: 'binary' })),
        (query) => {
          expect(COLUMN_IDS).toContain(parseListing(new URLSearchParams(query), SECTORS).sort);
        },
      ),
    );
  });
});

describe('the list', () => {
  it('finds a security by ticker, ISIN or name in either language, however the letters are written', () => {
    const rows = [row('NOOR', { isin: 'AEX000000010', name: { en: 'Noor Holdings', ar: 'نور القابضة' } }), row('BAHR')];
    for (const q of ['noor', 'aex0000', 'hold', 'القابضه', 'نور']) {
      expect(symbols(applyListing(rows, parse(`q=${encodeURIComponent(q)}`)))).toEqual(['NOOR']);
    }
  });

  it('keeps the sector that was asked for', () => {
    const rows = [row('AAA'), row('BBB', { sector: { en: 'Financials', ar: null } }), row('CCC', { sector: null })];
    expect(symbols(applyListing(rows, parse('sector=financials')))).toEqual(['BBB']);
  });

  it('sorts by a figure and leaves securities without one at the end, in both orders', () => {
    const rows = [row('AAA', {}, { volume: 5 }), row('BBB'), row('CCC', {}, { volume: 9 })];
    expect(symbols(applyListing(rows, parse('sort=volume')))).toEqual(['AAA', 'CCC', 'BBB']);
    expect(symbols(applyListing(rows, parse('sort=volume&order=descending')))).toEqual(['CCC', 'AAA', 'BBB']);
  });

  it('writes a sector the same way in both languages', () => {
    expect(sectorSlug({ en: 'Consumer & Staples ', ar: null })).toBe('consumer-staples');
  });
});
