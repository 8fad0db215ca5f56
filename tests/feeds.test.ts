import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Site } from '#app/context.ts';
import { asCalendar } from '#app/exports/serialize-calendar.ts';
import { calendarOf } from '#app/exports/action-days.ts';
import { formatsOf, SITE_MAP, type RouteName } from '#app/site-map.ts';
import { addDays } from '#domain/calendar.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { openStore } from '#store/open.ts';
import type { Store } from '#store/store.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { samplePath } from './support/built-pages.ts';
import { wordsOfHtml } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const origin = inject('siteUrl');
const FOLLOWED = SITE_MAP.filter(({ page, follow }) => page !== null && follow.length > 0).map((address) => ({
  name: address.name,
  path: samplePath(address.path),
  formats: formatsOf(address),
}));
const FEEDS = FOLLOWED.filter(({ formats }) => formats.includes('rss'));
/** Past gatherings have no future day. */
const OVER: readonly string[] = ['registrations-dubai-reit-market', 'registrations-suhoor-gathering'];
const CALENDARS = FOLLOWED.filter(({ formats, name }) => formats.includes('ics') && !OVER.includes(name));
const LISTS_TO_FOLLOW: readonly RouteName[] = [
  'the-exchange-disclosures',
  'the-exchange-market-announcements',
  'the-exchange-derivatives-market-announcements',
  'the-exchange-circulars',
  'discover-news-media-press-releases',
  'discover-news-media-events',
  'the-exchange-e-board-positions',
  'the-exchange-e-board-track-nominations',
  'the-exchange-sharia-classification-list',
  'the-exchange-classification-list-page',
  'the-exchange-market-rules',
  'the-exchange-corporate-actions',
  'the-exchange-company-corporate-actions',
  'the-exchange-direct-deals',
  'the-exchange-foreign-ownership',
  'the-exchange-weekly-margin-trading-report',
  'investing-carbon-credits',
  'investing-rights-issue-subscription',
  'members-brokers-directory',
  'members-brokers-ranking',
  'members-market-makers',
  'members-member-services',
  'members-registered-trading-system-vendors',
  'investing-ipo-subscriptions',
  'discover-careers',
];
const addressOf = (name: RouteName) => SITE_MAP.find((address) => address.name === name)!;
const BOOK = '/the-exchange/news-disclosures/disclosures';
const MOST = 50;

interface Told {
  title?: string;
  url?: string;
  at?: string;
  id?: string;
}

/** The items of a feed, read by an independent parser. */
function read(format: string, text: string): { title?: string; link?: string; items: Told[] } {
  if (format === 'rss') {
    const { title, link, items = [] } = parseRssFeed(text);
    return {
      title,
      link,
      items: items.map((one) => ({ ...one, url: one.link, at: one.pubDate, id: one.guid?.value })),
    };
  }
  if (format === 'atom') {
    const { title, links = [], entries = [] } = parseAtomFeed(text);
    const alternate = links.find(({ rel }) => rel === 'alternate');
    return {
      title: title?.value,
      link: alternate?.href,
      items: entries.map((one) => ({
        title: one.title?.value,
        url: one.links?.[0]?.href,
        at: one.published,
        id: one.id,
      })),
    };
  }
  const { title, home_page_url, items = [] } = parseJsonFeed(text);
  return { title, link: home_page_url, items: items.map((one) => ({ ...one, at: one.date_published })) };
}

/** Path and query of an address: its scheme and host are the public ones. */
function pathOf(address = ''): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function entriesOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

inBothLanguages('lists that can be followed', ({ locale, prefix }) => {
  journey.for(FEEDS)('$path says the same as RSS, Atom and JSON Feed, newest first', async ({ path }) => {
    const [rss, atom, json] = await Promise.all(
      ['rss', 'atom', 'feed.json'].map(async (format) =>
        read(format, await textAt(origin, `${prefix}${path}.${format}`)),
      ),
    );
    const told = ({ items }: { items: Told[] }) =>
      items.map(({ id, title, url, at }) => [id, title, url, at && Math.floor(Date.parse(at) / 1000)]);
    expect(told(atom!)).toEqual(told(rss!));
    expect(told(json!)).toEqual(told(rss!));
    const times = rss!.items.map(({ at }) => Date.parse(at!));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(rss!.items.map(({ id }) => id)).size).toBe(rss!.items.length);
    expect(rss!.items.length).toBeLessThanOrEqual(MOST);
    for (const { link } of [rss!, atom!, json!]) expect(pathOf(link)).toBe(prefix + path);
    if (locale === 'ar') expect(rss!.title).toMatch(/[\u0600-\u06ff]/);
    for (const { url } of rss!.items.slice(0, 2)) {
      const { pathname } = new URL(url!);
      if (!pathname.startsWith('/documents/')) expect((await fetch(origin + pathname)).status, url).toBe(200);
    }
  });

  journey('every list of news, elections, classes, rules, actions and deals is followed', async () => {
    const missing = LISTS_TO_FOLLOW.filter((name) => !formatsOf(addressOf(name)).includes('rss'));
    expect(missing).toEqual([]);
    const empty = await Promise.all(
      LISTS_TO_FOLLOW.map(async (name) => {
        const path = prefix + samplePath(addressOf(name).path);
        const { items } = read('atom', await textAt(origin, `${path}.atom`));
        return items.length > 0 ? [] : path;
      }),
    );
    expect(empty.flat()).toEqual([]);
  });

  journey('a filtered list is followed with its filter, and its feed has the rows of its file', async () => {
    const all = await jsonAt<{ rows: { kind: string }[] }>(origin, `${prefix}${BOOK}.json`);
    const query = `?kind=${all.rows[0]!.kind}`;
    const { rows } = await jsonAt<{ rows: { id: string; headline: string; symbol: string }[] }>(
      origin,
      `${prefix}${BOOK}.json${query}`,
    );
    const { items, link } = read('rss', await textAt(origin, `${prefix}${BOOK}.rss${query}`));
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ id }) => id)).toEqual(rows.slice(0, MOST).map(({ id }) => `urn:uuid:${id}`));
    expect(items[0]!.title).toBe(`${rows[0]!.symbol}: ${rows[0]!.headline.trim()}`);
    expect(pathOf(link)).toBe(prefix + BOOK + query);
  });

  journey('the page leads to its feeds under its own filter, for people and for programs', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${BOOK}?kind=results`);
    const hrefs = await page
      .locator('main a[href*=".rss"], main a[href*=".atom"], main a[href*=".feed.json"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual(['rss', 'atom', 'feed.json'].map((ending) => `${prefix}${BOOK}.${ending}?kind=results`));
    expect(await page.locator('head link[type="application/atom+xml"]').getAttribute('href')).toBe(
      `${prefix === '/en' ? '' : prefix}${BOOK}.atom`,
    );
    await page.goto(`${prefix}/discover-dfm/news-media/events`);
    const webcal = await page.locator('main a[href^="webcal:"]').getAttribute('href');
    expect(webcal).toMatch(/^webcal:\/\/[^/]+\//);
    expect(webcal).toContain(`${prefix}/discover-dfm/news-media/events.ics`);
  });

  journey.for(CALENDARS)('$path is a calendar of days and hours', async ({ path }) => {
    const text = await textAt(origin, `${prefix}${path}.ics`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lines)).toBeLessThanOrEqual(75);
    const entries = entriesOf(text);
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    for (const { component, summary, startDate, endDate } of entries) {
      expect(['TENTATIVE', 'CONFIRMED', 'CANCELLED']).toContain(component.getFirstPropertyValue('status'));
      expect(summary).toBeTruthy();
      expect(endDate.compare(startDate)).toBeGreaterThanOrEqual(0);
    }
  });
});

inBothLanguages('the calendar of trading and settlement', ({ prefix }) => {
  const CALENDAR = '/the-exchange/news-disclosures/settlement-trading-calender';

  journey('has of an asked month its settlement days, its closures and the events that the page shows', async () => {
    const days = async (query: string) => entriesOf(await textAt(origin, `${prefix}${CALENDAR}.ics${query}`));
    const { rows } = await jsonAt<{ rows: Record<string, string | null>[] }>(
      origin,
      `${prefix}${CALENDAR}.json?month=2026-11`,
    );
    const entries = await days('?month=2026-11');
    const of = (part: string) =>
      entries.filter(({ uid }) => uid.includes(part)).map(({ startDate }) => startDate.toString());
    expect(of('settlement-')).toEqual(rows.flatMap(({ date, settles }) => (settles ? date : [])));
    expect(of('closure-')).toEqual([]);
    expect(entries.every(({ startDate }) => startDate.toString().startsWith('2026-11'))).toBe(true);
    const shown = wordsOfHtml(await textAt(origin, `${prefix}${CALENDAR}?month=2026-11`));
    const events = entries.filter(({ uid }) => !/settlement-|closure-/.test(uid));
    expect(events.length).toBeGreaterThan(0);
    for (const { summary } of events) expect(shown).toContain(summary);
    expect((await days('')).some(({ uid }) => uid.includes('settlement-2026-12'))).toBe(true);
  });

  journey('has every closure whole, and a day of trades beside the day on which they settle', async ({ visit }) => {
    const closed = entriesOf(await textAt(origin, `${prefix}${CALENDAR}.ics?month=2026-12`)).map(
      ({ startDate, endDate }) => [startDate.toString(), endDate.toString()],
    );
    expect(closed).toContainEqual(['2026-12-02', '2026-12-04']);
    const { rows } = await jsonAt<{ rows: Record<string, string | null>[] }>(
      origin,
      `${prefix}${CALENDAR}.json?month=2026-12`,
    );
    expect(rows.find(({ date }) => date === '2026-12-01')).toMatchObject({
      settlesOn: '2026-12-07',
      settles: '2026-11-27',
    });
    expect(rows.find(({ date }) => date === '2026-12-02')).toMatchObject({ settlesOn: null, settles: null });
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${CALENDAR}`);
    await page.locator('main a[rel=next]').click();
    await page.waitForURL(/month=2026-12/);
    expect(await page.locator('main tbody').first().locator('tr').count()).toBe(rows.length);
  });

  journey('says which month there is none of', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const answer = await page.goto(`${prefix}${CALENDAR}?month=2026-13`);
    expect(answer!.status()).toBe(200);
    expect(await page.locator('main').innerText()).toContain('2026-13');
  });
});

inBothLanguages('corporate actions of all issuers', ({ prefix }) => {
  const ACTIONS = '/the-exchange/news-disclosures/corporate-actions';

  journey(
    'are a calendar of the last year and all that lies ahead, and of every year where an issuer is named',
    async () => {
      const firstDay = async (query: string) => {
        const days = entriesOf(await textAt(origin, `${prefix}${ACTIONS}.ics${query}`)).map(({ startDate }) =>
          startDate.toString(),
        );
        return days.toSorted()[0]!;
      };
      const { rows } = await jsonAt<{ rows: Record<string, string | null>[] }>(origin, `${prefix}${ACTIONS}.json`);
      const oldest = rows
        .map(({ symbol, exDate }) => ({ symbol, exDate: exDate ?? '9' }))
        .toSorted((a, b) => (a.exDate < b.exDate ? -1 : 1))[0]!;
      const today = '2026-11-18';
      expect(oldest.exDate < addDays(today, -366)).toBe(true);
      expect(await firstDay('')).toSatisfy((day: string) => day >= addDays(today, -367));
      expect(await firstDay('?issuer=nobody')).toBe(await firstDay(''));
      expect((await firstDay(`?issuer=${oldest.symbol}`)) <= oldest.exDate).toBe(true);
      expect((await firstDay(`?from=${oldest.exDate}`)) <= oldest.exDate).toBe(true);
    },
  );

  journey('are one file for all values that mean nothing, told as such', async () => {
    const ask = async (value: string) =>
      jsonAt<{ view: { issuer: null }; ignored: unknown }>(origin, `${prefix}${ACTIONS}.json?issuer=${value}`);
    const [one, other] = [await ask('x1'), await ask('%20x2')];
    expect(one).toMatchObject({ view: { issuer: null }, ignored: [{ parameter: 'issuer', value: 'unknown' }] });
    expect(other).toEqual(one);
  });

  journey('are found by issuer, kind, standing and day, with their four dates', async ({ visit }) => {
    const all = await jsonAt<{ rows: Record<string, string>[] }>(origin, `${prefix}${ACTIONS}.json`);
    const { symbol, exDate } = all.rows.find(
      ({ kind, marker, exDate: day }) => kind === 'cash-dividend' && marker === 'confirmed' && day,
    )!;
    const query = `?issuer=${symbol}&kind=cash-dividend&marker=confirmed&from=${exDate}&to=${exDate}`;
    const { rows } = await jsonAt<{ rows: Record<string, string>[] }>(origin, `${prefix}${ACTIONS}.json${query}`);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    const order = [row!.lastDayToBuy, row!.exDate, row!.recordDate, row!.paymentDate];
    expect(order).toEqual(order.toSorted());
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${ACTIONS}${query}&month=${exDate!.slice(0, 7)}`);
    expect(await page.locator('main tbody tr').count()).toBe(1);
    expect(await page.locator('main tbody').innerText()).toContain(symbol);
    expect(await page.locator('main ol ol, main ol ul').allInnerTexts()).toContainEqual(
      expect.stringContaining(symbol!),
    );
  });
});

describe('an action that changes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-feeds-'));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ dataDir });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  it('stays one entry of a calendar: proposed, then confirmed on another day, then withdrawn', async () => {
    const site = {
      store,
      today: () => '2026-11-18',
      locale: 'ar',
      origin: 'https://exchange.example',
    } as unknown as Site;
    const proposed: CorporateAction = {
      ...UNDATED,
      id: 'NAKHL-2026-meeting',
      symbol: 'NAKHL',
      issuer: { en: 'Nakhl', ar: 'نخل' },
      kind: 'general-meeting',
      marker: 'proposed',
      fiscalYear: 2026,
      amountPerShare: null,
      percentOfPar: null,
      ratio: null,
      meetingDate: '2026-12-08',
    };
    const seen: unknown[] = [];
    const states: Partial<CorporateAction>[] = [
      {},
      { marker: 'confirmed', meetingDate: addDays('2026-12-08', 1) },
      { marker: 'confirmed', meetingDate: addDays('2026-12-08', 1) },
      { marker: 'withdrawn', meetingDate: addDays('2026-12-08', 1) },
    ];
    for (const [hour, state] of states.entries()) {
      await store.corporateActions.save([{ ...proposed, ...state }], Date.UTC(2026, 10, 18, hour));
      const days = await calendarOf(site, await store.corporateActions.list());
      const body = asCalendar('x', days, {
        source: 'x',
        page: site.origin,
        search: '',
        domain: 'x.example',
        locale: 'en',
      });
      const entries = entriesOf(body);
      expect(entries).toHaveLength(1);
      const [{ uid, sequence, startDate, component }] = entries as [ICAL.Event];
      seen.push([uid, sequence, startDate.toString(), component.getFirstPropertyValue('status')]);
    }
    const uid = 'NAKHL-2026-meeting-meeting@x.example';
    expect(seen).toEqual([
      [uid, 0, '2026-12-08', 'TENTATIVE'],
      [uid, 1, '2026-12-09', 'CONFIRMED'],
      [uid, 1, '2026-12-09', 'CONFIRMED'],
      [uid, 2, '2026-12-09', 'CANCELLED'],
    ]);
  });
});
