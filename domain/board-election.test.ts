import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenRules,
  daysLeft,
  ELECTION_PHASES,
  electionPhase,
  leastOf,
  nextStep,
  publicCandidates,
  type BoardElection,
} from './board-election.ts';
import { dayNumber, dayOf } from './time.ts';

const FIRST = dayNumber('2026-01-01');
const candidate = { id: '1', name: { en: 'A', ar: null }, kind: 'independent', years: 9, status: 'accepted' } as const;

function electionOf(gaps: readonly number[], hasResult: boolean): BoardElection {
  const days: string[] = [];
  let at = FIRST;
  for (const gap of gaps) days.push(dayOf((at += gap)));
  const [announcedOn, opensOn, closesOn, publishedOn, meetingOn, resultOn] = days as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    id: 'e',
    symbol: 'NUR',
    seats: 3,
    boardSeats: 9,
    announcedOn,
    opensOn,
    closesOn,
    publishedOn,
    meetingOn,
    resultOn: hasResult ? resultOn : null,
    candidates: [candidate],
  };
}

const anyElection = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 6, maxLength: 6 }), fc.boolean())
  .map(([gaps, hasResult]) => electionOf(gaps, hasResult));
const anyDay = fc.integer({ min: -10, max: 300 });

describe('the phase of a board election', () => {
  it('never goes back as days pass', () => {
    fc.assert(
      fc.property(anyElection, anyDay, anyDay, (election, a, b) => {
        const place = (day: number) => {
          const phase = electionPhase(election, dayOf(FIRST + day));
          return phase === null ? -1 : ELECTION_PHASES.indexOf(phase);
        };
        expect(place(Math.min(a, b))).toBeLessThanOrEqual(place(Math.max(a, b)));
      }),
    );
  });

  it('takes nominations on the whole of the last day, and is closed from the next', () => {
    const election = electionOf([0, 5, 10, 10, 5, 0], true);
    expect(electionPhase(election, election.closesOn)).toBe('nominations');
    expect(electionPhase(election, dayOf(dayNumber(election.closesOn) + 1))).toBe('closed');
    expect(electionPhase(election, dayOf(FIRST - 1))).toBeNull();
  });

  it('stays at the meeting until the result is told', () => {
    const election = electionOf([0, 5, 10, 10, 5, 0], false);
    expect(electionPhase(election, '2030-01-01')).toBe('meeting');
    expect(nextStep(election, '2030-01-01')).toEqual({ phase: 'result', on: null });
  });

  it('is followed by a step that has not come', () => {
    fc.assert(
      fc.property(anyElection, anyDay, (election, day) => {
        const today = dayOf(FIRST + day);
        const next = nextStep(election, today);
        const reached = electionPhase(election, today);
        const place = reached === null ? -1 : ELECTION_PHASES.indexOf(reached);
        expect(next ? ELECTION_PHASES.indexOf(next.phase) : ELECTION_PHASES.length).toBe(place + 1);
      }),
    );
  });
});

describe('days left', () => {
  it('are counted from day to day of Dubai: none on the day itself, unknown once it is over', () => {
    expect([daysLeft('2026-03-10', '2026-03-01'), daysLeft('2026-03-10', '2026-03-10')]).toEqual([9, 0]);
    expect([daysLeft('2026-03-10', '2026-03-11'), daysLeft(null, '2026-03-11')]).toEqual([null, null]);
  });
});

describe('candidates', () => {
  it('are nobody’s business before they are published', () => {
    fc.assert(
      fc.property(anyElection, anyDay, (election, day) => {
        const today = dayOf(FIRST + day);
        expect(publicCandidates(election, today).length > 0).toBe(today >= election.publishedOn);
      }),
    );
  });
});

describe('the rules', () => {
  it('ask for ten days of nominations, two of notice and five years', () => {
    expect(brokenRules(electionOf([0, 5, 9, 10, 2, 0], true))).toEqual([]);
    expect(brokenRules(electionOf([0, 5, 8, 10, 1, 0], true))).toEqual(['nominations', 'publication']);
    const young = { ...electionOf([0, 5, 9, 10, 2, 0], true), candidates: [{ ...candidate, years: 4 }] };
    expect(brokenRules(young)).toEqual(['experience']);
  });

  it('ask of a board a third independent, and more than half non-executive', () => {
    expect([leastOf(7), leastOf(9)]).toEqual([
      { independent: 3, nonExecutive: 4 },
      { independent: 3, nonExecutive: 5 },
    ]);
  });
});
