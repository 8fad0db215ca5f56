import { describe, expect, it } from 'vitest';
import { newSharesOf, sharesOn, type ShareChanges } from './shares-in-issue.ts';

const NONE: ShareChanges = { events: [], newShares: [] };
const NOW = { day: '2026-11-20', shares: 1_250 };
const LISTED: ShareChanges = { events: [], newShares: [{ listed: '2026-11-10', shares: 250 }] };

describe('shares in issue', () => {
  it('are those of now where nothing came in between', () => {
    expect(sharesOn('2026-01-05', NOW, NONE)).toBe(1_250);
  });

  it('have new shares from the day on which these are listed', () => {
    expect(['2026-11-09', '2026-11-10'].map((day) => sharesOn(day, NOW, LISTED))).toEqual([1_000, 1_250]);
  });

  it('do not have new shares that are listed after the day of the count', () => {
    const later = { events: [], newShares: [{ listed: '2026-11-21', shares: 250 }] };
    expect(sharesOn('2026-11-09', NOW, later)).toBe(1_250);
  });

  it('are counted back in the order of the days: what was listed before a split was split too', () => {
    const split = { kind: 'split', exDate: '2026-11-12', ratio: { units: 5, of: 1 } } as const;
    const changes: ShareChanges = { events: [split], newShares: [{ listed: '2026-11-10', shares: 50 }] };
    expect(['2026-11-11', '2026-11-09'].map((day) => sharesOn(day, NOW, changes))).toEqual([250, 200]);
  });

  it('are fewer before bonus shares, more before a reduction; rights and dividends leave them', () => {
    const events: ShareChanges['events'] = [
      { kind: 'bonus-shares', exDate: '2026-06-01', ratio: { units: 1, of: 4 } },
      { kind: 'capital-reduction', exDate: '2026-03-02', ratio: { units: 1, of: 2 } },
      { kind: 'rights-issue', exDate: '2026-02-02', ratio: { units: 1, of: 4 }, issuePrice: 1_000 },
      { kind: 'cash-dividend', exDate: '2026-02-02', amount: 100 },
    ];
    const on = (day: string) => sharesOn(day, NOW, { events, newShares: [] });
    expect([on('2026-05-29'), on('2026-02-27'), on('2026-01-05')]).toEqual([1_000, 2_000, 2_000]);
  });

  it('are not known before shares were listed of which nobody says how many', () => {
    const unknown = { events: [], newShares: [{ listed: '2026-11-10', shares: null }] };
    expect(['2026-11-09', '2026-11-10'].map((day) => sharesOn(day, NOW, unknown))).toEqual([null, 1_250]);
  });
});

it('a withdrawn issue and one without a day of listing bring no shares', () => {
  const days = { listed: '2026-11-10' } as Parameters<typeof newSharesOf>[0][number]['days'];
  const result = { subscribed: 250, covered: 1_000 };
  expect(
    newSharesOf([
      { marker: 'confirmed', days, result },
      { marker: 'withdrawn', days, result },
      { marker: 'confirmed', days: { ...days, listed: null }, result },
      { marker: 'confirmed', days, result: null },
    ]),
  ).toEqual([
    { listed: '2026-11-10', shares: 250 },
    { listed: '2026-11-10', shares: null },
  ]);
});
