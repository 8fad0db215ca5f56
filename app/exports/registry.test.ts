import { expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { formatsOf, SITE_MAP, type RouteName } from '#app/site-map.ts';
import { EXPORTS } from './registry.ts';

registerCatalog('en', english);

it('has an entry for each page whose address has files or a calendar, and for no other', () => {
  const withFiles = SITE_MAP.filter((address) => formatsOf(address).length > 0).map(({ name }) => name);
  expect(Object.keys(EXPORTS).toSorted()).toEqual(withFiles.toSorted());
});

/** A store that has nothing. */
const NOTHING: Readonly<Record<string, () => Promise<unknown>>> = {
  list: async () => [],
  find: async () => undefined,
  revisions: async () => ({}),
};

const SITE = {
  exchange,
  locale: 'en',
  today: () => '2026-11-18',
  now: () => Date.UTC(2026, 10, 18, 7, 30),
  live: { clock: () => ({}), quote: () => undefined, quotes: () => [] },
  feedStatus: { ages: () => [], stale: () => [], unread: () => false, isOffered: () => true },
  shared: (_: string, make: (site: unknown) => unknown) => make(SITE),
  store: { documents: NOTHING, securities: NOTHING, profiles: NOTHING, quotes: NOTHING, corporateActions: NOTHING },
} as unknown as Site;

const datesOf = async (page: RouteName, query = '') => {
  const rows = await EXPORTS[page]!(SITE, { query: new URLSearchParams(query), params: {} });
  return { feeds: rows?.feeds, asOf: rows?.asOf ?? null };
};

it.each([
  ['investing-pjsc-zakat', ['zakat']],
  ['investing-ipo-subscriptions', ['offerings']],
  ['investing-rights-issue-subscription', ['rights-issues']],
  ['investing-dividends-distribution-summary', ['dividends']],
  ['investing-carbon-credits', ['carbon-retirements']],
  ['members-brokers-directory', ['members']],
  ['members-member-services', ['services']],
  ['members-registered-trading-system-vendors', ['vendors', 'members']],
  ['members-market-makers', ['market-makers', 'members']],
  ['discover-careers', ['vacancies']],
  ['discover-board-members-and-management', ['profiles']],
  ['the-exchange-corporate-actions', ['dividends', 'splits', 'offerings', 'rights-issues']],
  ['the-exchange-e-board-positions', ['board-elections']],
  ['the-exchange-sharia-classification-list', ['sharia']],
  ['the-exchange-classification-list-page', ['reference', 'sharia']],
  ['discover-news-media-events', ['events']],
] as const)(
  'the list of %s has no day of its own and names the jobs whose last reading dates it',
  async (page, feeds) => {
    expect(await datesOf(page)).toEqual({ feeds, asOf: null });
  },
);

it('the members, and the board, of a requested day are of that day', async () => {
  expect((await datesOf('members-brokers-directory', 'asOf=2019-06-30')).asOf).toBe('2019-06-30');
  expect((await datesOf('discover-board-members-and-management', 'asOf=2019-06-30')).asOf).toBe('2019-06-30');
});
