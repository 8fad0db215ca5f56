import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import type { ExchangeEvent } from './exchange-event.ts';
import type { OwnershipDay } from './foreign-ownership.ts';
import { ownershipMoves, toursBefore, type Tour } from './roadshow-owners.ts';

const roadshow = (from: string, to: string, participants: readonly string[] | null): ExchangeEvent =>
  ({
    kind: 'roadshow',
    participants,
    startsAt: marketInstant(from, '09:00'),
    endsAt: marketInstant(to, '17:00'),
  }) as ExchangeEvent;

describe('a tour', () => {
  it('is roadshows that follow each other within a month, with all their companies', () => {
    const tours = toursBefore(
      [
        roadshow('2026-04-21', '2026-04-22', ['A', 'C']),
        roadshow('2026-04-16', '2026-04-17', ['A', 'B']),
        roadshow('2025-04-16', '2025-04-17', ['A']),
      ],
      '2026-11-20',
    );
    expect(tours.map(({ from, to, participants }) => [from, to, [...participants].sort()])).toEqual([
      ['2025-04-16', '2025-04-17', ['A']],
      ['2026-04-16', '2026-04-22', ['A', 'B', 'C']],
    ]);
  });

  it('counts when it is over, and when its companies are named', () => {
    const events = [
      roadshow('2026-11-19', '2026-11-20', ['A']),
      roadshow('2026-04-16', '2026-04-17', null),
      roadshow('2026-02-16', '2026-02-17', []),
      { ...roadshow('2026-01-16', '2026-01-17', ['A']), kind: 'training' } as const,
    ];
    expect(toursBefore(events, '2026-11-20')).toEqual([]);
  });
});

describe('foreign ownership around a tour', () => {
  const TOUR: Tour = { from: '2026-04-16', to: '2026-04-17', participants: new Set(['A', 'B']) };
  const day = (symbol: string, date: string, actual: number): OwnershipDay =>
    ({ symbol, date, foreign: { permitted: 49_000, actual } }) as OwnershipDay;
  /** Shares of each company on a Friday, the day before the tour, and two Fridays after it. */
  const DATES = ['2026-04-10', '2026-04-15', '2026-04-24', '2026-05-01'];
  const of = (symbol: string, ...shares: number[]) => shares.map((share, at) => day(symbol, DATES[at]!, share));

  it('is the mean move of each group since the day before it, and only of companies that are held throughout', () => {
    const days = [
      ...of('A', 9_000, 10_000, 10_400, 11_000),
      ...of('B', 5_100, 5_000, 5_200, 5_000),
      ...of('C', 20_000, 20_000, 20_100, 20_301),
      ...of('D', 20_000, 20_000, 20_000, 20_000),
      day('NEW', '2026-05-01', 30_000),
    ];
    expect(ownershipMoves(days, TOUR)).toEqual({
      base: '2026-04-15',
      dates: DATES,
      took: { companies: 2, moves: [-450, 0, 300, 500] },
      others: { companies: 2, moves: [0, 0, 50, 151] },
    });
  });

  it('is shown on the last day of each week, and on the day before the tour', () => {
    const week = ['2026-04-06', '2026-04-07', '2026-04-10', '2026-04-14', '2026-04-15', '2026-04-20', '2026-04-24'];
    const days = ['A', 'C'].flatMap((symbol) => week.map((date) => day(symbol, date, 1_000)));
    expect(ownershipMoves(days, TOUR)!.dates).toEqual(['2026-04-10', '2026-04-15', '2026-04-24']);
  });

  it('is not told without a day before and after it, nor without anybody to compare with', () => {
    const whole = [...of('A', 1, 1, 1, 1), ...of('C', 1, 1, 1, 1)];
    expect(
      ownershipMoves(
        whole.filter(({ date }) => date <= '2026-04-17'),
        TOUR,
      ),
    ).toBeNull();
    expect(
      ownershipMoves(
        whole.filter(({ date }) => date >= '2026-04-17'),
        TOUR,
      ),
    ).toBeNull();
    expect(ownershipMoves(of('A', 1, 1, 1, 1), TOUR)).toBeNull();
    expect(ownershipMoves(of('C', 1, 1, 1, 1), TOUR)).toBeNull();
    expect(ownershipMoves([], TOUR)).toBeNull();
  });
});
