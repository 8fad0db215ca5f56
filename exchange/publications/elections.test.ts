import { describe, expect, it } from 'vitest';
import { ELECTION_RULES, leastOf } from '#domain/board-election.ts';
import { addDays } from '#domain/calendar.ts';
import { dayNumber } from '#domain/time.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { issuersOf } from '../issuers/directory.ts';
import { directorsOf } from '../issuers/people.ts';
import { knownElections } from './elections.ts';

const TODAY = '2026-11-18';
const issuers = issuersOf(IDENTITY);
const known = knownElections(issuers, TODAY);
const days = (from: string, to: string) => dayNumber(to) - dayNumber(from);

describe('elections of boards', () => {
  it('are always going on, and each is there once', () => {
    for (const month of ['02', '05', '08', '11']) {
      const today = `2026-${month}-10`;
      const open = knownElections(issuers, today).filter(({ meeting }) => meeting >= today);
      expect(open.length, today).toBeGreaterThan(1);
    }
    expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
  });

  it('keep to the rules', () => {
    for (const { symbol, opens, closes, published, meeting, candidates } of known) {
      expect(days(opens, closes) + 1, symbol).toBeGreaterThanOrEqual(ELECTION_RULES.nominationDaysLeast);
      expect(days(published, meeting), symbol).toBeGreaterThanOrEqual(ELECTION_RULES.publishedBeforeMeetingDaysLeast);
      expect(closes < published, symbol).toBe(true);
      for (const { years } of candidates)
        expect(years, symbol).toBeGreaterThanOrEqual(ELECTION_RULES.experienceYearsLeast);
    }
  });

  it('fill every seat, and give a whole board the members that it needs', () => {
    for (const { symbol, seats, boardSeats, candidates } of known.filter(({ meeting }) => meeting < TODAY)) {
      const elected = candidates.filter(({ status }) => status === 'elected');
      expect(elected.length, symbol).toBe(seats);
      if (seats < boardSeats) continue;
      const least = leastOf(boardSeats);
      expect(elected.filter(({ kind }) => kind === 'independent').length).toBeGreaterThanOrEqual(least.independent);
      expect(elected.filter(({ kind }) => kind !== 'executive').length).toBeGreaterThanOrEqual(least.nonExecutive);
    }
  });

  it('elect those who sit on the board', () => {
    const strangers = known.flatMap(({ symbol, candidates }) => {
      const board = new Set(directorsOf(symbol).map(({ name }) => name.en));
      return candidates.filter(({ name, status }) => status === 'elected' && !board.has(name.en));
    });
    expect(strangers).toEqual([]);
  });

  it('name nobody before candidates are published, and nobody elected before the meeting', () => {
    for (const { id, published, meeting } of known.slice(0, 20)) {
      const on = (today: string) => knownElections(issuers, today).find((one) => one.id === id)!.candidates;
      expect(on(addDays(published, -1))).toEqual([]);
      expect(on(published).length).toBeGreaterThan(0);
      expect(on(meeting).some(({ status }) => status === 'elected')).toBe(false);
    }
  });
});
