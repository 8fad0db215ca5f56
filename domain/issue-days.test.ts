import { describe, expect, it } from 'vitest';
import type { RightsIssue } from './rights-issue.ts';
import { offeringDays, rightsDays, withoutIssues } from './issue-days.ts';
import type { Offering, Tranche } from './offering.ts';

const tranche = (id: string, closes: string, closesAt: string, opens = '2026-11-16') =>
  ({ id, name: { en: id, ar: null }, opens, closes, closesAt }) as Tranche;
const DAYS = {
  announced: '2026-11-02',
  range: '2026-11-13',
  priced: '2026-11-26',
  allotted: '2026-11-30',
  refunded: '2026-12-03',
  listed: '2026-12-04',
};
const offering = (given: Partial<Offering>) => ({ days: DAYS, withdrawn: null, tranches: [], ...given }) as Offering;
const linesOf = (one: Offering, today = '2026-11-18') =>
  offeringDays(one, today).map(({ step, on, tranches, clock, isCertain }) =>
    [on, step, tranches.map(({ id }) => id).join('+'), clock, isCertain ? 'certain' : 'planned']
      .filter(Boolean)
      .join(' '),
  );

describe('the days of an offering in the calendar', () => {
  const tranches = [
    tranche('first', '2026-11-24', '14:00'),
    tranche('second', '2026-11-25', '12:00'),
    tranche('third', '2026-11-24', '14:00'),
  ];

  it('name tranches where their closings differ, together those that close together', () => {
    expect(linesOf(offering({ tranches }))).toEqual([
      '2026-11-16 opens certain',
      '2026-11-24 closes first+third 14:00 certain',
      '2026-11-25 closes second 12:00 certain',
      '2026-11-30 allotted planned',
      '2026-12-04 listed planned',
    ]);
  });

  it('name none where all close together', () => {
    const together = tranches.filter(({ id }) => id !== 'second');
    expect(linesOf(offering({ tranches: together }))[1]).toBe('2026-11-24 closes 14:00 certain');
  });

  it('tell two hours of one day apart, and two openings', () => {
    const apart = [tranche('first', '2026-11-24', '12:00'), tranche('second', '2026-11-24', '14:00', '2026-11-17')];
    expect(linesOf(offering({ tranches: apart })).slice(0, 4)).toEqual([
      '2026-11-16 opens first certain',
      '2026-11-17 opens second certain',
      '2026-11-24 closes first 12:00 certain',
      '2026-11-24 closes second 14:00 certain',
    ]);
  });

  it('end with a withdrawal', () => {
    const withdrawn = { on: '2026-11-20', why: null };
    expect(linesOf(offering({ tranches, withdrawn }), '2026-11-19')).toEqual([
      '2026-11-16 opens certain',
      '2026-11-20 withdrawn planned',
    ]);
  });

  it('are none where none is announced', () => {
    const undated = Object.fromEntries(Object.keys(DAYS).map((day) => [day, null])) as unknown as Offering['days'];
    expect(linesOf(offering({ days: undated }))).toEqual([]);
  });
});

const RIGHTS: RightsIssue['days'] = {
  meeting: '2026-09-14',
  entitlement: '2026-09-28',
  ex: '2026-09-29',
  tradingFrom: '2026-10-05',
  tradingTo: '2026-10-16',
  subscribeFrom: '2026-10-08',
  subscribeTo: '2026-10-21',
  allotted: '2026-10-27',
  refunded: '2026-10-29',
  listed: null,
};

describe('the days of a rights issue in the calendar', () => {
  it('come in their order, without those that are not told', () => {
    expect(rightsDays({ days: RIGHTS }).map(({ step }) => step)).toEqual(
      'meeting entitlement ex tradingFrom subscribeFrom tradingTo subscribeTo allotted'.split(' '),
    );
  });

  it('take the place of the bare action of the same issue, and of no other', () => {
    const action = (symbol: string, exDate: string | null, kind: 'rights-issue' | 'split' = 'rights-issue') => ({
      kind,
      symbol,
      exDate,
      meetingDate: null,
    });
    const others = [action('RAWI', '2025-09-29'), action('NOOR', RIGHTS.ex), action('RAWI', RIGHTS.ex, 'split')];
    const undated = action('RAWI', null);
    const actions = [action('RAWI', RIGHTS.ex), ...others, undated];
    expect(withoutIssues(actions, [{ symbol: 'RAWI', days: RIGHTS }])).toEqual([...others, undated]);
  });
});
