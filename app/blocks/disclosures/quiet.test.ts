import { describe, expect, it } from 'vitest';
import { parseDisclosures } from './disclosure-filters.ts';
import { quietNotes } from './quiet.tsx';

describe('what a day book says of days without a disclosure', () => {
  const filters = parseDisclosures(new URLSearchParams(), []);
  const days = ['2026-11-18', '2026-11-12', '2026-04-23'];
  const said = (of: Parameters<typeof quietNotes>[0]) => quietNotes(of, '2026-11-18')(days).filter(Boolean).length;

  it('is said of a list that is whole', () => {
    expect(said({ filters, isGrowing: false })).toBe(2);
  });

  it('is not said while older disclosures are still being read, nor of a list that leaves some out', () => {
    expect(said({ filters, isGrowing: true })).toBe(0);
    expect(said({ filters: { ...filters, words: 'dividend' }, isGrowing: false })).toBe(0);
  });
});
