import { describe, expect, it } from 'vitest';
import { untradedQuote } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import { largest, peersOf } from './largest-peers.ts';

const BANKS = { en: 'Financials', ar: 'القطاع المالي' };
const bank = (symbol: string, over: Parameters<typeof sampleSecurity>[1] = {}) =>
  sampleSecurity(symbol, { sector: BANKS, ...over });

describe('the peers of a security', () => {
  it('are the listed others of its sector on its exchange', () => {
    const own = bank('OWN');
    const all = [
      own,
      bank('PEER'),
      bank('GONE', { active: false }),
      bank('SISTER', { exchange: 'sister' }),
      bank('BOND', { kind: 'bond' }),
      sampleSecurity('OTHER', { sector: { en: 'Utilities', ar: null } }),
      sampleSecurity('NONE'),
    ];
    expect(peersOf(own, all).map(({ symbol }) => symbol)).toEqual(['PEER']);
  });

  it('are none of a bond, nor of what has no sector', () => {
    expect(peersOf(bank('BOND', { kind: 'bond' }), [bank('PEER')])).toEqual([]);
    expect(peersOf(sampleSecurity('NONE'), [sampleSecurity('PEER')])).toEqual([]);
  });

  it('stand by market value, five of them, the unknown last', () => {
    const row = (symbol: string, last: number | null, issuedShares: number | null): ListedRow => ({
      ...bank(symbol),
      quote: { ...untradedQuote(symbol, 0), last, previousClose: 2_000 },
      issuedShares,
    });
    const rows = [row('A', 1_000, 5), row('B', 1_000, null), row('C', 9_000, 5), row('D', null, 5), row('E', 1_000, 5)];
    expect(largest(rows).map(({ symbol }) => symbol)).toEqual(['C', 'D', 'A', 'E', 'B']);
    expect(largest([...rows, row('F', 8_000, 5)]).map(({ symbol }) => symbol)).toEqual(['C', 'F', 'D', 'A', 'E']);
  });
});
