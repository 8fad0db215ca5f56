import { describe, expect, it } from 'vitest';
import type { RightsIssue } from './rights-issue.ts';
import { rightsLine, theoreticalRight } from './rights-windows.ts';

const DAYS: RightsIssue['days'] = {
  meeting: '2026-09-14',
  entitlement: '2026-09-28',
  ex: '2026-09-29',
  tradingFrom: '2026-10-05',
  tradingTo: '2026-10-16',
  subscribeFrom: '2026-10-08',
  subscribeTo: '2026-10-24',
  allotted: null,
  refunded: null,
  listed: null,
};
const ISSUE = { days: DAYS, ratio: { units: 1, of: 4 }, issuePrice: 2_500 };

describe('the theoretical value of a right', () => {
  it('is of the price without it: the theoretical one while the share still has the right, its own from the ex-day on', () => {
    expect(theoreticalRight(ISSUE, 4_000, '2026-09-28')).toBe(1_200);
    expect(theoreticalRight(ISSUE, 4_000, '2026-09-29')).toBe(1_500);
    expect(theoreticalRight({ ...ISSUE, days: { ...DAYS, ex: null } }, 4_000, '2026-12-01')).toBe(1_200);
  });

  it('is none without a price, and where the issue price is not below it', () => {
    expect(theoreticalRight(ISSUE, null, '2026-10-01')).toBeNull();
    expect(theoreticalRight(ISSUE, 2_500, '2026-10-01')).toBeNull();
  });
});

describe('the windows on one line', () => {
  it('lie between its first day and the end of its last', () => {
    expect(rightsLine(DAYS, '2026-10-15')).toEqual({ trading: [0, 0.6], subscribing: [0.15, 1], today: 0.5 });
  });

  it('have no today before and after both, and are none while a day is not told', () => {
    expect(rightsLine(DAYS, '2026-10-04')?.today).toBeNull();
    expect(rightsLine(DAYS, '2026-10-25')?.today).toBeNull();
    expect(rightsLine({ ...DAYS, tradingTo: null }, '2026-10-10')).toBeNull();
  });
});
