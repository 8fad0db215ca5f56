import { expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { exchange } from '#exchange.config.ts';
import { sampleQuote } from '#live/sample.ts';
import type { Site } from '#app/context.ts';
import { openContracts, spotOf } from './open-contracts.ts';

const EX_DATE = '2026-12-01';
const EXPIRY = '2026-12-17';
const SPEC: ContractSpec = {
  root: 'JIWAN',
  name: null,
  kind: 'share',
  size: 100,
  currency: 'AED',
  tick: null,
  limits: null,
  months: 3,
  margin: 7_000,
};
const DIVIDEND: CorporateAction = {
  ...UNDATED,
  id: 'D1',
  symbol: 'JIWAN',
  issuer: inDefault('Jiwan Bank'),
  kind: 'cash-dividend',
  marker: 'confirmed',
  fiscalYear: 2025,
  amountPerShare: 250,
  percentOfPar: null,
  ratio: null,
  exDate: EX_DATE,
};

/** The contract at an instant of the ex-date, with the share at 10.00 since its last trade. */
async function contractAt(time: string, lastAt: number) {
  const now = marketInstant(EX_DATE, time);
  const documents: Record<string, unknown> = { 'instrument-terms': { kind: 'future', expiresOn: EXPIRY } };
  const site: unknown = {
    exchange,
    now: () => now,
    today: () => marketDate(now),
    store: {
      securities: { list: async () => [sampleSecurity('JIWANZ26', { kind: 'future' })] },
      corporateActions: { list: async () => [DIVIDEND] },
      documents: { find: async (kind: string) => documents[kind] && { value: documents[kind] }, list: async () => [] },
    },
  };
  const quotes = new Map([['JIWAN', sampleQuote('JIWAN', { last: 10_000, lastAt, at: now })]]);
  return (await openContracts(site as Site, [SPEC], { quotes, levelOf: () => null }))[0]!;
}

it('until its first trade on an ex-date a share has the price with the dividend, which the fair value deducts', async () => {
  const dayBefore = marketInstant('2026-11-30', '14:50');
  expect((await contractAt('00:01', dayBefore)).fairValue).toBe(9_780);
  expect((await contractAt('09:59', dayBefore)).fairValue).toBe(9_780);
  expect((await contractAt('10:01', marketInstant(EX_DATE, '10:00'))).fairValue).toBe(10_020);
});

it.each([
  ['before the session', EX_DATE, '09:59', '2026-11-30'],
  ['in the session', EX_DATE, '10:00', EX_DATE],
  ['on a day without trading', '2026-11-28', '12:00', '2026-11-27'],
])('the level of an index is of the last session that has begun: %s', (_, day, time, date) => {
  expect(spotOf({ at: marketInstant(day, time), value: 5_000_000 })).toEqual({ date, underlying: 5_000_000 });
});
