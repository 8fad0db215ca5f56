import { expect, it } from 'vitest';
import { INVESTOR_TYPES, NATIONALITIES, type InvestorTrade } from '#domain/investor-trades.ts';
import { matrixOf } from './trades.ts';

const TRADES = NATIONALITIES.flatMap((nationality, across) =>
  INVESTOR_TYPES.map((type, down): InvestorTrade => {
    const [buyValue, sellValue] = [(across + 1) * (down + 2) * 7_000, (4 - across) * (down + 2) * 7_000];
    return {
      date: '2026-11-17',
      kind: 'equity',
      nationality,
      type,
      buyValue,
      sellValue,
      buyVolume: 1,
      sellVolume: 1,
      buyTrades: 1,
      sellTrades: 1,
    };
  }),
);

it('rows and columns of the matrix come to the same whole: nets to nothing, shares to 100 %', () => {
  const rows = matrixOf(TRADES);
  expect(rows.map(({ type }) => type)).toEqual([...INVESTOR_TYPES, 'all']);
  expect(rows.map(({ flows }) => flows.length)).toEqual(rows.map(() => NATIONALITIES.length + 1));
  const whole = rows.at(-1)!.flows.at(-1)!;
  expect([whole.net, whole.share]).toEqual([0, 100_000]);
  for (const { flows } of rows)
    expect(flows.slice(0, -1).reduce((sum, { net }) => sum + net, 0)).toBe(flows.at(-1)!.net);
});

it('nobody traded: there is no matrix', () => {
  expect(matrixOf([])).toEqual([]);
});
