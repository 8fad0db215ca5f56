import { beforeAll, expect, it } from 'vitest';
import { adjustedBars } from '#domain/adjusted-price.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { adjustedPriceCalculator } from './adjusted-price-calculator.ts';

const SITE = { locale: 'en', today: () => '2026-11-18' } as Site;
const bar = (date: string, close: number) => ({
  symbol: 'X',
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume: null,
  value: null,
  trades: null,
});
const asked = (query: string) => adjustedPriceCalculator(SITE, new URLSearchParams(query), []);

beforeAll(() => registerCatalog('en', english));

it('answers the examples of the rules: rights 1 for 4 at 2.00 after 2.86, a dividend of 0.12 after 2.70, bonus 1 for 10, a split in four', () => {
  const figures = [
    'adj.kind=rights-issue&adj.close=2.86&adj.units=1&adj.of=4&adj.price=2.00',
    'adj.kind=cash-dividend&adj.close=2.70&adj.amount=0.12',
    'adj.kind=bonus-shares&adj.close=11&adj.units=1&adj.of=10',
    'adj.kind=split&adj.close=12&adj.units=4&adj.of=1',
  ].map((query) => asked(query).answer!);
  expect(figures.map(({ figure }) => Number(figure))).toEqual([2.688, 2.58, 10, 3]);
  expect(figures.map(({ working }) => working.at(-2)!.result)).toEqual([
    '0.939860140',
    '0.955555556',
    '0.909090909',
    '0.250000000',
  ]);
});

it('an event without what it needs is asked for it, and a dividend as large as the price moves nothing', () => {
  const { fields, answer } = asked('adj.kind=rights-issue&adj.close=2.86&adj.units=1');
  expect(answer).toBeNull();
  expect(fields.filter(({ fault }) => fault).map(({ name }) => name)).toEqual(['adj.of', 'adj.price']);
  const none = asked('adj.kind=cash-dividend&adj.close=2.00&adj.amount=2.00').answer!;
  expect([Number(none.figure), none.sentences?.length]).toEqual([2, 1]);
});

it('shows the latest event before anything is asked, and keeps the rest of the address', () => {
  const { events } = adjustedBars(
    [bar('2026-03-06', 2_860), bar('2026-03-09', 2_700), bar('2026-03-10', 2_590)],
    [
      { kind: 'rights-issue', exDate: '2026-03-09', ratio: { units: 1, of: 4 }, issuePrice: 2_000 },
      { kind: 'cash-dividend', exDate: '2026-03-10', amount: 120 },
    ],
    'total',
  );
  const { fields, answer, hasInput, kept } = adjustedPriceCalculator(
    SITE,
    new URLSearchParams('symbol=X&compare=Y&compare=Z'),
    events,
  );
  expect(fields.slice(0, 3).map(({ typed }) => typed)).toEqual(['cash-dividend', '2.70', '0.120']);
  expect([Number(answer!.figure), hasInput]).toEqual([2.58, false]);
  expect(kept).toEqual({ symbol: 'X', compare: 'Y,Z' });
});
