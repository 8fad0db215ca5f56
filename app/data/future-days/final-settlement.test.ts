import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { exchange } from '#exchange.config.ts';
import { sampleQuote } from '#live/sample.ts';
import type { Site } from '#app/context.ts';
import { settledFor } from './final-settlement.ts';

const LAST_DAY = '2026-11-19';
const { root } = exchange.derivatives.contracts[0]!;
const SYMBOL = `${root}X26`;

/** A site that stores these days of the contract, with their settlement prices. */
function site(days: readonly { date: string; settlement: number }[]): Site {
  const documents = {
    revisions: async () => ({ [`${root}:2026-11`]: {} }),
    find: async () => ({ value: days.map((day) => ({ ...day, symbol: SYMBOL, root, expiresOn: LAST_DAY })) }),
  };
  return { exchange, store: { documents } } as unknown as Site;
}

const heard = (time: string) =>
  sampleQuote(SYMBOL, { at: marketInstant(LAST_DAY, time), close: 5_241_500, settlementPrice: 5_241_500 });
const HELD = [
  { date: '2026-11-18', settlement: 5_218_500 },
  { date: LAST_DAY, settlement: 5_241_500 },
];

it('a contract was settled at the price of its last quote, once its last session was over', async () => {
  expect(await settledFor(site([]), SYMBOL, LAST_DAY, heard('15:05'))).toBe(5_241_500);
});

it('where no quote says so, it is the settlement price of its last day', async () => {
  expect(await settledFor(site(HELD), SYMBOL, LAST_DAY, heard('11:00'))).toBe(5_241_500);
  expect(await settledFor(site(HELD), SYMBOL, LAST_DAY, null)).toBe(5_241_500);
});

it('the day before says nothing of it', async () => {
  expect(await settledFor(site(HELD.slice(0, 1)), SYMBOL, LAST_DAY, null)).toBeNull();
});
