import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverageOf, cushionOf, halfWeeks, MARGIN_KINDS, marginTotals, type MarginWeek } from './margin-week.ts';

const week = (given: Partial<MarginWeek> = {}): MarginWeek => ({
  week: '2026-11-13',
  publishedAt: 0,
  revision: 1,
  kind: 'margin',
  members: 12,
  reporting: 12,
  accounts: 3_000,
  outstanding: 20_000_000,
  collateral: 26_700_000,
  purchases: 0,
  sales: 0,
  calls: 0,
  soldOut: 0,
  securities: [],
  ...given,
});

it('a debt of 20,000 with shares of 26,700 has a cushion of 25.09 per cent, with 26,600 one of 24.81', () => {
  expect(cushionOf(week())).toBe(25_094);
  expect(cushionOf(week({ collateral: 26_600_000 }))).toBe(24_812);
  expect(coverageOf(week())).toBe(133_500);
  expect([coverageOf(week({ outstanding: 0 })), cushionOf(week({ collateral: 0 }))]).toEqual([null, null]);
});

it('both kinds are summed, and a security of both is one; one of a single report is left out', () => {
  const both = [
    week({ securities: [{ symbol: 'JIWAN', financed: 5, heldShares: 1 }], members: 12, reporting: 11 }),
    week({
      kind: 'short-term',
      revision: 2,
      members: 7,
      reporting: 7,
      accounts: 100,
      outstanding: 1_000_000,
      securities: [
        { symbol: 'NKHD', financed: 6, heldShares: 2 },
        { symbol: 'JIWAN', financed: 4, heldShares: 3 },
      ],
    }),
  ];
  expect(marginTotals(both, null)).toMatchObject([{ revision: 2, accounts: 3_100, outstanding: 21_000_000 }]);
  expect(marginTotals(both, null)[0]!.securities).toEqual([{ symbol: 'JIWAN', financed: 9, heldShares: 4 }]);
  expect(marginTotals(both, 'short-term')[0]!.securities.map(({ symbol }) => symbol)).toEqual(['NKHD', 'JIWAN']);
  expect(marginTotals([...both, week({ week: '2026-05-08', kind: 'all' })], 'short-term')).toHaveLength(1);
});

it('securities of both kinds are the list of one kind only where the other kind has no debt', () => {
  const margin = week({ securities: [{ symbol: 'JIWAN', financed: 5, heldShares: 1 }] });
  const listed = (outstanding: number) =>
    marginTotals([margin, week({ kind: 'short-term', outstanding })], null)[0]!.securities.length;
  expect([listed(0), listed(1_000)]).toEqual([1, 0]);
});

it('a week of which only margin trading is stored has no joint total, and is named', () => {
  const weeks = [
    week({ week: '2026-05-08', kind: 'all' }),
    week({ week: '2026-11-06' }),
    week({ week: '2026-11-06', kind: 'short-term' }),
    week({ week: '2026-11-13' }),
  ];
  expect(marginTotals(weeks, null).map((one) => one.week)).toEqual(['2026-11-06', '2026-05-08']);
  expect(marginTotals(weeks, 'margin').map((one) => one.week)).toEqual(['2026-11-13', '2026-11-06']);
  expect(halfWeeks(weeks)).toEqual(['2026-11-13']);
});

it('of both kinds together the reports are counted, since nobody says which members lend in both', () => {
  const both = [week({ reporting: 11 }), week({ kind: 'short-term', members: 12, reporting: 12 })];
  expect(marginTotals(both, null)).toMatchObject([{ members: null, reporting: null, reportsDue: 24, reports: 23 }]);
  expect(marginTotals(both, 'margin')).toMatchObject([{ members: 12, reporting: 11, reportsDue: 12, reports: 11 }]);
  expect(marginTotals([week({ kind: 'all' })], null)).toMatchObject([{ members: 12, reporting: 12, reports: 12 }]);
});

it('both kinds together are what each is by itself', () => {
  const weeks = fc.array(
    fc.record({
      week: fc.constantFrom('2026-11-06', '2026-11-13'),
      kind: fc.constantFrom(...MARGIN_KINDS),
      outstanding: fc.nat(10 ** 12),
      soldOut: fc.nat(10 ** 9),
    }),
  );
  fc.assert(
    fc.property(weeks, (given) => {
      const half = halfWeeks(given.map(week));
      const all = given.map(week).filter((one) => !half.includes(one.week));
      const sum = (kind: (typeof MARGIN_KINDS)[number] | null) =>
        marginTotals(all, kind).reduce((whole, one) => whole + one.outstanding + one.soldOut, 0);
      expect(sum(null)).toBe(sum('margin') + sum('short-term'));
    }),
  );
});
