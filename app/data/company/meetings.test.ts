import { expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import type { Site } from '#app/context.ts';
import { loadMeetings } from './meetings.ts';

const TODAY = '2026-11-18';

const ACTION: CorporateAction = {
  ...UNDATED,
  id: 'a',
  symbol: 'DSX',
  issuer: inDefault('DSX'),
  kind: 'cash-dividend',
  marker: 'confirmed',
  fiscalYear: null,
  amountPerShare: null,
  percentOfPar: null,
  ratio: null,
};

/** A site with these actions of a share, and no other data on it. */
function siteWith(actions: Partial<CorporateAction>[]): Site {
  const site: unknown = {
    locale: 'en',
    now: () => Date.UTC(2026, 10, 18),
    today: () => TODAY,
    feedStatus: { unread: () => false, isOffered: () => true, stale: () => [] },
    store: {
      securities: { find: async () => undefined, list: async () => [] },
      corporateActions: { list: async () => actions.map((action) => ({ ...ACTION, ...action })) },
      documents: { find: async () => undefined, list: async () => [] },
    },
  };
  return site as Site;
}

it('meetings called are those that lie ahead and are not withdrawn, and no dividend of earlier years', async () => {
  const { meetings } = await loadMeetings(
    siteWith([
      { id: 'ahead', kind: 'general-meeting', meetingDate: '2026-12-08' },
      { id: 'on a dividend', meetingDate: '2026-12-01' },
      { id: 'today', kind: 'general-meeting', meetingDate: TODAY },
      { id: 'withdrawn', kind: 'general-meeting', meetingDate: '2026-12-09', marker: 'withdrawn' },
      { id: 'paid', meetingDate: '2026-04-06', paymentDate: '2026-12-01' },
      { id: 'without a meeting', exDate: '2026-12-02' },
    ]),
    'DSX',
  );
  expect(meetings.map(({ id }) => id)).toEqual(['ahead', 'on a dividend', 'today']);
});
