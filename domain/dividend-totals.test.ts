import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIVIDEND_STATUSES } from './dividend-status.ts';
import { dividendTotals, paymentsByMonth, type SummedDividend } from './dividend-totals.ts';

const row = (status: SummedDividend['status'], total: number | null, paymentDate: string | null): SummedDividend => ({
  symbol: 'JIWAN',
  status,
  total,
  paymentDate,
});
const anyRow = fc.record({
  symbol: fc.constantFrom('A', 'B', 'C'),
  status: fc.constantFrom(...DIVIDEND_STATUSES),
  total: fc.option(fc.integer({ min: 0, max: 1e12 })),
  paymentDate: fc.option(fc.constantFrom('2026-04-20', '2026-05-04', '2026-11-18', '2026-12-01')),
});

test('withdrawn dividends are in no sum, and those without a total are counted and left out', () => {
  const rows = [
    row('paid', 100_000, '2026-04-20'),
    row('confirmed', 50_000, '2026-12-01'),
    row('proposed', null, null),
    row('withdrawn', 900_000, '2026-12-02'),
  ];
  expect(dividendTotals(rows, '2026-11-18')).toEqual({
    companies: 1,
    distributions: 3,
    declared: 150_000,
    proposed: 0,
    paid: 100_000,
    leftOut: 1,
    nextPayment: { on: '2026-12-01', isProposed: false },
  });
});

test('what is only proposed is counted apart, and its payment day is not called certain', () => {
  const rows = [row('paid', 100_000, '2026-04-20'), row('proposed', 30_000, '2026-12-31')];
  expect(dividendTotals(rows, '2026-11-18')).toMatchObject({
    declared: 130_000,
    proposed: 30_000,
    nextPayment: { on: '2026-12-31', isProposed: true },
  });
  const both = [...rows, row('confirmed', 5_000, '2026-12-31')];
  expect(dividendTotals(both, '2026-11-18').nextPayment).toEqual({ on: '2026-12-31', isProposed: false });
});

test('the months add up to all that is declared and has a payment day', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const dated = rows.filter(({ paymentDate }) => paymentDate !== null);
      const months = paymentsByMonth(rows);
      expect(months.reduce((sum, { total }) => sum + total, 0)).toBe(dividendTotals(dated, '2026-11-18').declared);
      expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
      const { paid, declared } = dividendTotals(rows, '2026-11-18');
      expect(paid).toBeLessThanOrEqual(declared);
    }),
  );
});
