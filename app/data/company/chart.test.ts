import { expect, it } from 'vitest';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { Site } from '#app/context.ts';
import type { JobName } from '#app/data/status/stale-data.ts';
import { areEventsMissing } from '#app/data/calendar/missing.ts';
import { basisOf } from './chart.ts';

const dates = ['2026-11-02', '2026-11-03'];
const split = { ratio: { units: 4, of: 1 }, exDate: '2026-11-03' } as CorporateAction;
const basis = (actions: CorporateAction[], isMissing: boolean) =>
  basisOf({ prices: 'adjusted' }, { actions }, { dates, isMissing });

it('a chart says that there was no split only when all splits and issues are read', () => {
  expect(basis([], false)).toBe('noSplit');
  expect(basis([], true)).toBe('unknownSplit');
  expect(basis([split], true)).toBe('adjusted');
});

it('events that move prices may be missing while their job is not read, or when the exchange does not give them', () => {
  const missing = (unread: JobName | null, notOffered: JobName | null = null) =>
    areEventsMissing({
      feedStatus: {
        unread: (...names: JobName[]) => unread !== null && names.includes(unread),
        isOffered: (name: JobName) => name !== notOffered,
      },
    } as unknown as Site);
  expect(missing(null)).toBe(false);
  for (const job of ['splits', 'rights-issues', 'dividends'] as const) {
    expect(missing(job)).toBe(true);
    expect(missing(null, job)).toBe(true);
  }
});
