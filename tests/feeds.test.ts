import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, inject } from 'vitest';
import { formatsOf, SITE_MAP, type RouteName } from '#app/site-map.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { samplePath } from './support/built-pages.ts';
import { entriesOf } from './support/calendar-entries.ts';
import { inBothLanguages, journey } from './support/journey.ts';

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
