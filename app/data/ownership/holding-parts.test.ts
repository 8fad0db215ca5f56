import { expect, it } from 'vitest';
import type { Holding } from '#domain/holding.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { NO_SECTOR, unitsOf, wholeOf, type HoldingsShown } from './holding-parts.ts';

const cell = (symbol: string | null, value: number): Holding => ({
  symbol,
  nationality: 'uae',
  type: 'individual',
  investors: 10,
  shares: value,
  value,
  freeFloatValue: null,
});

it('sectors come to the whole market: funds without a sector, and what is no longer listed, are a row of their own', () => {
  const sector = { en: 'Banks', ar: 'البنوك' };
  const named = new Map([
    ['BANK', sampleSecurity('BANK', { sector })],
    ['FUND', sampleSecurity('FUND', { kind: 'etf', sector: null })],
  ]);
  const shown = {
    month: '2026-10',
    cells: [cell(null, 1_000)],
    sizes: [],
    newInvestors: null,
    holdings: [cell('BANK', 900), cell('FUND', 60), cell('GONE', 40)],
  } as HoldingsShown;
  const groups = unitsOf(shown, 'sector', named);
  expect(groups.map(({ ids, value }) => [ids[0], value])).toEqual([
    ['banks', 900],
    [NO_SECTOR, 100],
  ]);
  expect(groups.reduce((sum, { value }) => sum + value, 0)).toBe(wholeOf(shown));
});
