import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { FIELDS, isQuestion, parseQuestion, type Question } from './question.ts';

/** A trading morning. */
const NOW = marketInstant('2026-11-18', '11:30:20');
const question = (query: string): Question => parseQuestion(new URLSearchParams(query), NOW);

describe('what the address asks', () => {
  it('is the market’s now where nothing is asked', () => {
    expect(question('')).toMatchObject({
      date: '2026-11-18',
      at: NOW,
      price: null,
      symbol: null,
      ex: null,
      faults: {},
    });
    expect(isQuestion(question(''))).toBe(false);
  });

  it.each([
    ['date=2026-11-20&time=09:40', marketInstant('2026-11-20', '09:40')],
    ['date=2026-11-20&time=9:40', marketInstant('2026-11-20', '09:40')],
    ['date=20 November 2026&time=14:53:01', marketInstant('2026-11-20', '14:53:01')],
    ['date=٢٠٢٦-١١-٢٠&time=٠٩:٤٠', marketInstant('2026-11-20', '09:40')],
    ['time=14:50', marketInstant('2026-11-18', '14:50')],
    ['date=2026-11-20', marketInstant('2026-11-20', '11:30:20')],
  ])('%s is a moment in Dubai', (query, at) => {
    expect(question(query)).toMatchObject({ at, faults: {} });
  });

  it.each([
    ['price=12.34', 12_340],
    ['price=AED 1,250', 1_250_000],
    ['price=١٢٫٣٤', 12_340],
    ['price=12.3400', 12_340],
  ])('%s is a price', (query, price) => {
    expect(question(query)).toMatchObject({ price, faults: {} });
  });

  it('is a symbol in letters of either size', () => {
    expect(question('symbol=dsx')).toMatchObject({ symbol: 'DSX', typed: { symbol: 'dsx' } });
  });

  it.each([
    ['date', '2026-02-30', 'day'],
    ['date', '2022-01-02', 'early'],
    ['date', '2040-01-01', 'late'],
    ['time', '24:00', 'time'],
    ['time', '9.5', 'time'],
    ['price', 'ten', 'price'],
    ['price', '0', 'price'],
    ['price', '-1', 'price'],
    ['price', '9'.repeat(40), 'price'],
    ['price', '0.9999', 'fine'],
    ['price', '1e3', 'fine'],
    ['symbol', 'a b', 'symbol'],
    ['ex', 'tomorrow', 'day'],
  ])('%s=%s stays as it was typed, with the reason why it is no answer', (name, value, fault) => {
    const { typed, faults } = question(`${name}=${encodeURIComponent(value)}`);
    expect(typed).toMatchObject({ [name]: value });
    expect(faults).toEqual({ [name]: fault });
  });

  it('has a moment exactly where day and time can be read, whatever is typed', () => {
    const field = fc.constantFrom(...FIELDS);
    fc.assert(
      fc.property(fc.dictionary(field, fc.string()), (fields) => {
        const { at, date, typed, faults } = parseQuestion(new URLSearchParams(fields), NOW);
        expect(at === null).toBe(faults.date !== undefined || faults.time !== undefined);
        expect(date === null).toBe(faults.date !== undefined);
        for (const [name, value] of Object.entries(fields)) expect(typed).toHaveProperty(name, value.trim());
      }),
    );
  });
});
