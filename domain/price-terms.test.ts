import { describe, expect, it } from 'vitest';
import type { ContractSpec } from './contract-spec.ts';
import type { DebtTerms, FutureTerms } from './instrument-terms.ts';
import { hasPriceLimits, priceTerms, unitCode } from './price-terms.ts';
import { segmentOf } from './security.ts';
import { tradeValue } from './trade-value.ts';

const INDICES = ['DSXGI'];
const debt: DebtTerms = {
  kind: 'sukuk',
  issuer: null,
  issuedOn: null,
  maturesOn: null,
  parValue: 1_000_000,
  issueValue: null,
  units: null,
  rate: null,
  paymentsAYear: null,
};
const future = (underlying: string, contractSize: number | null): FutureTerms => {
  return { kind: 'future', underlying, contractSize, expiresOn: null };
};
const of = (symbol: string, kind: Parameters<typeof priceTerms>[0]['kind'], currency = 'AED') => {
  return { symbol, kind, currency, exchange: 'home' as const };
};

describe('the prices of a security', () => {
  it('are its currency for shares and funds, which follow the share’s rule', () => {
    const terms = priceTerms(of('JIWAN', 'equity'), null, INDICES);
    expect(terms).toEqual({ unit: 'currency', currency: 'AED', rule: 'share', worth: 1_000 });
    expect(tradeValue({ price: 8_410, quantity: 1_250 }, terms.worth)).toBe(10_512_500);
  });

  it('are per cent of par value for debt, in its own currency: 1,300 × 1,000 × 99.29 % = 1,290,770', () => {
    const terms = priceTerms(of('NABAA0528USD', 'sukuk', 'USD'), debt, INDICES);
    expect(terms).toMatchObject({ unit: 'percent', currency: 'USD', rule: null });
    expect(tradeValue({ price: 99_290, quantity: 1_300 }, terms.worth)).toBe(1_290_770_000);
  });

  it('are points for futures on an index, by its rule, whether or not their terms are known', () => {
    const known = priceTerms(of('DSXGIX26', 'future'), future('DSXGI', 10), INDICES);
    expect(known).toMatchObject({ unit: 'points', rule: 'index-future', worth: 10_000 });
    const unknown = priceTerms(of('DSXGIX26', 'future'), null, INDICES);
    expect(unknown).toMatchObject({ unit: 'points', rule: 'index-future', worth: null });
    expect(priceTerms(of('JIWANX26', 'future'), future('JIWAN', 100), INDICES).unit).toBe('currency');
  });

  it('are dollars a barrel for futures on oil, by its rule', () => {
    const oil: ContractSpec = {
      root: 'GCRUDE',
      name: null,
      kind: 'oil',
      size: 100,
      currency: 'USD',
      tick: 10,
      limits: { up: 10, down: 10 },
      months: 12,
      margin: 9_000,
    };
    const terms = priceTerms(of('GCRUDEF27', 'future', 'USD'), future('GCRUDEREF', 100), INDICES, [oil]);
    expect(terms).toEqual({ unit: 'barrel', currency: 'USD', rule: 'oil-future', worth: 100_000 });
    expect(unitCode(terms)).toBe('USD a barrel');
    // A contract that is in no list has its security's currency, the market's.
    expect(priceTerms(of('GCRUDEF27', 'future'), null, INDICES, [oil])).toMatchObject({ currency: 'USD' });
  });

  it('make no value where a unit’s worth is not known', () => {
    expect(tradeValue({ price: 99_290, quantity: 10 }, priceTerms(of('X', 'bond'), null, INDICES).worth)).toBeNull();
  });

  it('have no rule where the market rules state none: on the other exchange, for carbon credits', () => {
    expect(priceTerms({ ...of('X', 'equity'), exchange: 'sister' }, null, INDICES).rule).toBeNull();
    expect(priceTerms(of('X', 'carbon'), null, INDICES).rule).toBeNull();
  });
});

it('a right follows the share’s rule, without limits on its first day', () => {
  expect(priceTerms(of('JIWAN-R', 'right'), null, INDICES)).toMatchObject({ rule: 'share', worth: 1_000 });
  const listedOn = '2026-11-10';
  expect(hasPriceLimits({ kind: 'right', listedOn }, listedOn)).toBe(false);
  // Before its first session, figures are of the day before.
  expect(hasPriceLimits({ kind: 'right', listedOn }, '2026-11-09')).toBe(false);
  expect(hasPriceLimits({ kind: 'right', listedOn }, '2026-11-11')).toBe(true);
  expect(hasPriceLimits({ kind: 'right', listedOn: null }, listedOn)).toBe(true);
  expect(hasPriceLimits({ kind: 'equity', listedOn }, listedOn)).toBe(true);
});

it('board 505 is the funds’ market for funds alone', () => {
  expect([segmentOf('505', 'reit'), segmentOf('505', 'bond'), segmentOf('505', 'carbon')]).toEqual([
    '505',
    'debt',
    'carbon',
  ]);
  expect(segmentOf('510', 'bond')).toBe('510');
});
