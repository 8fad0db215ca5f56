import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_COLUMNS, WATCH_COLUMNS } from './watch-column.ts';
import type { WatchRow } from './watch-row.ts';
import { parseView, sortedBy, viewQuery, WATCH_BOARDS, watchRows } from './watch-view.ts';

const SECTORS = ['financials', 'real-estate'];
const SYMBOLS = ['AAA', 'BBB'];
const parse = (query: string) => parseView(new URLSearchParams(query), SECTORS, SYMBOLS);

const row = (symbol: string, over: Partial<WatchRow> = {}): WatchRow => ({
  symbol,
  isin: null,
  name: { en: symbol, ar: null },
  sector: { en: 'Financials', ar: 'القطاع المالي' },
  board: '510',
  kind: 'equity',
  exchange: 'home',
  unit: null,
  issuedShares: null,
  line: null,
  quote: null,
  ...over,
});

describe('the address of the market watch', () => {
  it('opens by turnover, the largest first, with the usual columns', () => {
    const view = parse('');
    expect(view).toMatchObject({ board: null, chosen: null, ignored: [], columns: USUAL_COLUMNS });
    expect(view.listing).toMatchObject({ sort: 'value', descending: true });
    expect(viewQuery(view)).toBe('');
  });

  it('gives a valid view for any query at all', () => {
    const names = fc.constantFrom('board', 'symbol', 'column', 'sort', 'order', 'sector', 'q');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (query) => {
        const view = parse(new URLSearchParams(query).toString());
        expect([null, ...WATCH_BOARDS]).toContain(view.board);
        expect([null, ...SYMBOLS]).toContain(view.chosen);
        expect(view.columns.length).toBeGreaterThan(0);
        expect(WATCH_COLUMNS).toEqual(expect.arrayContaining([...view.columns]));
      }),
    );
  });

  it('says the same view again when it is read back', () => {
    const query = fc.record(
      {
        board: fc.constantFrom(...WATCH_BOARDS),
        symbol: fc.constantFrom(...SYMBOLS),
        sort: fc.constantFrom('symbol', 'volume', 'value', 'sector'),
        order: fc.constantFrom('ascending', 'descending'),
        sector: fc.constantFrom(...SECTORS),
        q: fc.constantFrom('bank', 'بنك'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, fc.subarray([...WATCH_COLUMNS], { minLength: 1 }), (asked, columns) => {
        const first = new URLSearchParams(asked as Record<string, string>);
        for (const column of columns) first.append('column', column);
        const view = parse(first.toString());
        expect(parse(viewQuery(view))).toEqual(view);
      }),
    );
  });

  it('names what it does not know, and stays with the usual', () => {
    const view = parse('board=999&symbol=nope&column=beauty&order=sideways');
    expect(view.ignored.map(({ parameter, value }) => `${parameter}=${value}`)).toEqual([
      'order=sideways',
      'board=999',
      'symbol=NOPE',
      'column=beauty',
    ]);
    expect(view).toMatchObject({ columns: USUAL_COLUMNS, listing: { sort: 'value', descending: true } });
  });

  it('begins a column of figures with the largest, a column of words with its first letter', () => {
    expect(parse('sort=volume').listing.descending).toBe(true);
    expect(parse('sort=symbol').listing.descending).toBe(false);
  });

  it('turns the order round at the second click on a head', () => {
    const once = sortedBy(parse('q=bank'), 'volume');
    expect(viewQuery(once)).toBe('?q=bank&sort=volume');
    expect(viewQuery(sortedBy(once, 'volume'))).toBe('?q=bank&sort=volume&order=ascending');
  });
});

describe('the rows of the market watch', () => {
  const rows = [row('AAA'), row('BBB', { board: '520' }), row('CCC', { board: '200', exchange: 'sister' })];

  it('are every board of this exchange, or the one board that was asked for', () => {
    const symbols = (query: string) => watchRows(rows, parse(query)).map(({ symbol }) => symbol);
    expect(symbols('')).toEqual(['AAA', 'BBB']);
    expect(symbols('board=520')).toEqual(['BBB']);
    expect(symbols('board=200')).toEqual(['CCC']);
  });
});
