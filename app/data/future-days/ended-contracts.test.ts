import { expect, it } from 'vitest';
import { sampleSecurity } from '#domain/sample-security.ts';
import { exchange } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';
import { endedContracts } from './ended-contracts.ts';

const [spec] = exchange.derivatives.contracts;
const { root } = spec!;
const day = (symbol: string, date: string, expiresOn: string, settlement: number) => {
  return { symbol, root, date, expiresOn, close: settlement - 10, settlement, openInterest: 7, underlying: 5_000_000 };
};
const DAYS = {
  '2026-09': [
    day(`${root}U26`, '2026-09-16', '2026-09-17', 1_000),
    day(`${root}U26`, '2026-09-17', '2026-09-17', 1_100),
  ],
  '2026-10': [
    day(`${root}V26`, '2026-10-15', '2026-10-15', 1_200),
    day(`${root}X26`, '2026-10-15', '2026-11-19', 1_300),
  ],
};

const site = {
  store: {
    securities: { list: async () => [sampleSecurity(`${root}V26`, { name: { en: 'October', ar: 'أكتوبر' } })] },
    documents: {
      revisions: async () => Object.fromEntries(Object.keys(DAYS).map((month) => [`${root}:${month}`, {}])),
      find: async (_kind: string, key: string) => ({ value: DAYS[key.split(':')[1] as keyof typeof DAYS] }),
    },
  },
} as unknown as Site;

it('contracts that have ended are told at the prices of their last day, the latest to end first', async () => {
  const ended = await endedContracts(site, [spec!]);
  expect(ended.map(({ security, expiresOn, quote }) => [security.symbol, expiresOn, quote])).toEqual([
    [`${root}V26`, '2026-10-15', { last: 1_190, settlementPrice: 1_200, openInterest: 7 }],
    [`${root}U26`, '2026-09-17', { last: 1_090, settlementPrice: 1_100, openInterest: 7 }],
  ]);
  // For a contract that ended before the site first read the list of securities, only the symbol is known.
  expect(ended.map(({ security }) => security.name['en'])).toEqual(['October', `${root}U26`]);
});
