import { expect, it } from 'vitest';
import { messages } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { dayColumns, type DayRow } from './figure-columns.ts';

registerCatalog('en', messages);

const SETTLED: DayRow = {
  symbol: 'FINAA1130AED',
  date: '2026-11-13',
  open: 63_900,
  high: 63_900,
  low: 63_900,
  close: 63_900,
  volume: 0,
  value: 0,
  trades: 0,
  change: 2_830,
  changePercent: 4_634,
};

function valuesOf(row: DayRow): Record<string, unknown> {
  const units = priceUnits({ unit: 'currency', currency: 'AED' }, 'en');
  return Object.fromEntries(dayColumns(textOf('en'), units).map(({ id, value }) => [id, value(row)]));
}

it('a contract that was settled without a trade has the settlement price of the day, and no price that nobody paid', () => {
  expect(valuesOf(SETTLED)).toMatchObject({ open: null, high: null, low: null, close: 63_900, change: 2_830 });
  expect(valuesOf({ ...SETTLED, volume: 3, trades: 1 })).toMatchObject({ open: 63_900, high: 63_900, low: 63_900 });
});
