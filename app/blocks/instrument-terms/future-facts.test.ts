import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { FutureTerms } from '#domain/instrument-terms.ts';
import type { PriceUnit } from '#domain/price-terms.ts';
import { sampleQuote } from '#live/sample.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { futureFacts } from './future-facts.ts';

registerCatalog('en', english);

const TERMS: FutureTerms = { kind: 'future', underlying: 'DSXGI', contractSize: 10, expiresOn: '2026-12-17' };
const t = textOf('en');

function factsAt(day: string, time: string, priceUnit: PriceUnit = 'points') {
  const quote = sampleQuote('DSXGIZ26', { at: marketInstant(day, time), close: 5_200_000, settlementPrice: 5_201_500 });
  const contract = { terms: TERMS, underlying: null, quote, priceUnit, unit: 'points' };
  const facts = futureFacts(contract, 'en', day);
  return (term: string) => facts.find((fact) => fact.term === term);
}

it.each([
  ['in the session', '2026-11-20', '11:00', '2026-11-19'],
  ['after the closing auction, while it still trades at last', '2026-11-20', '14:57', '2026-11-19'],
  ['after the session', '2026-11-20', '15:00', '2026-11-20'],
  ['before the session of a Monday', '2026-11-23', '09:00', '2026-11-20'],
])('a settlement price is of the last session that is over: %s', (_, day, time, asOf) => {
  expect(factsAt(day, time)('settlement-price')?.asOf).toBe(asOf);
});

it('on the first day of a contract there is no settlement price, and no day of one', () => {
  const quote = sampleQuote('DSXGIZ26', { at: marketInstant('2026-11-20', '11:00'), settlementPrice: null });
  const contract = { terms: TERMS, underlying: null, quote, priceUnit: 'points', unit: 'points' } as const;
  const fact = futureFacts(contract, 'en', '2026-11-20').find(({ term }) => term === 'settlement-price');
  expect(fact).toMatchObject({ text: null, asOf: null });
});

it('a contract is so many dirhams a point, shares or barrels, and oil is no security', () => {
  const size = (unit: PriceUnit) => factsAt('2026-11-20', '11:00', unit)('contract-size')?.text;
  expect([size('points'), size('currency'), size('barrel')]).toEqual(
    ['index', 'share', 'oil'].map((kind) => t(`parts.spec.size.${kind}`, { size: '10' })),
  );
  const code = (unit: PriceUnit) => factsAt('2026-11-20', '11:00', unit)('underlying-code');
  expect(code('points')?.text).toBe('DSXGI');
  expect(code('barrel')).toBeUndefined();
});

it('a contract that has expired has the price at which it was settled for good, of its last day, and none where that is not known', () => {
  const quote = sampleQuote('DSXGIZ26', { at: marketInstant('2026-12-16', '11:00'), settlementPrice: 5_201_500 });
  const settledAt = (settled: number | null) => {
    const contract = { terms: TERMS, underlying: null, quote, settled, priceUnit: 'points', unit: 'points' } as const;
    return futureFacts(contract, 'en', '2026-12-18').find(({ term }) => term === 'settlement-price');
  };
  expect(settledAt(5_241_500)).toMatchObject({ text: '5,241.50', asOf: '2026-12-17' });
  expect(settledAt(null)?.text).toBeNull();
});

it('what is traded and what is open go with the quote, and are gone once the contract has expired', () => {
  const fields = (day: string) => {
    const fact = factsAt(day, '11:00');
    return [fact('contracts')?.field, fact('open-interest')?.field];
  };
  expect(fields('2026-11-20')).toEqual(['volume', 'openInterest']);
  expect(fields('2026-12-18')).toEqual([undefined, undefined]);
});
