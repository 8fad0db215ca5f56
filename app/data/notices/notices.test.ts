import { describe, expect, it } from 'vitest';
import type { Disclosure } from '#domain/disclosure.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { loadNotices } from './list.ts';
import { loadNotice } from './notice.ts';
import { noticesOf } from './items.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const NOW = Date.UTC(2026, 10, 18, 7, 30);
const DAY_MS = 86_400_000;

interface Held {
  releases?: Disclosure[];
  events?: ExchangeEvent[];
  readAt?: Instant | null;
}

function siteOf(locale: Locale, { releases = [], events = [], readAt = NOW }: Held): Site {
  const site = {
    locale,
    origin: 'https://example.test',
    now: () => NOW,
    wallNow: () => NOW,
    shared: <T>(_name: string, make: (of: Site) => Promise<T>) => make(site),
    feedStatus: { stale: () => [], unread: () => readAt === null, isOffered: () => true },
    store: {
      press: {
        page: async ({ lang }: { lang: Locale }) => {
          const items = releases.filter((each) => each.lang === lang);
          return { items, total: items.length };
        },
      },
      documents: { list: async () => events.map((value) => ({ key: value.id, value, recordedAt: NOW })) },
    },
  } as unknown as Site;
  return site;
}

const release = (id: string, lang: Locale, publishedAt: Instant) =>
  ({ id, lang, headline: `Release ${id}`, publishedAt, files: [] }) as unknown as Disclosure;
const event = (id: string, startsAt: Instant, of: Partial<ExchangeEvent> = {}) =>
  ({ id, title: { en: id, ar: null }, startsAt, endsAt: null, modifiedAt: NOW - DAY_MS, ...of }) as ExchangeEvent;

describe('press releases', () => {
  it('of the other language alone stand in the list, and say so there and on their page', async () => {
    const site = siteOf('ar', { releases: [release('e1', 'en', NOW - DAY_MS)] });
    const t = textOf('ar');
    const { groups } = await loadNotices(site, 'press-releases', new URLSearchParams());
    expect(groups[0]!.rows).toMatchObject([{ id: 'e1', lang: 'en', note: t('notices.only.en') }]);
    expect(await loadNotice(site, 'press-releases', 'e1')).toMatchObject({ onlyIn: t('notices.only.en.sentence') });
  });

  it('that are not out yet are in no list and have no page', async () => {
    const site = siteOf('en', { releases: [release('e1', 'en', NOW + 1)] });
    expect(await noticesOf(site, 'press-releases')).toEqual([]);
    expect(await loadNotice(site, 'press-releases', 'e1')).toBeUndefined();
  });

  it('that were never read are not said to be none', async () => {
    const unread = async (readAt: Instant | null) =>
      (await loadNotices(siteOf('en', { readAt }), 'press-releases', new URLSearchParams())).unread;
    expect([await unread(null), await unread(NOW)]).toEqual([true, false]);
  });
});

describe('events', () => {
  it('that last are still to come until they end, a whole day until its end', async () => {
    const site = siteOf('en', {
      events: [
        event('over', NOW - 2),
        event('on', NOW - DAY_MS, { endsAt: NOW + 1 }),
        event('today', NOW - DAY_MS + 1, { allDay: true }),
        event('next', NOW + 1),
      ],
    });
    const { groups } = await loadNotices(site, 'events', new URLSearchParams());
    expect(groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['on', 'today', 'next'], ['over']]);
  });

  it('are found by each of their days', async () => {
    const site = siteOf('en', { events: [event('long', NOW, { endsAt: NOW + 2 * DAY_MS })] });
    const found = async (day: string) =>
      (await loadNotices(site, 'events', new URLSearchParams({ from: day, to: day }))).total;
    expect(await Promise.all(['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-21'].map(found))).toEqual([
      0, 1, 1, 0,
    ]);
  });
});
