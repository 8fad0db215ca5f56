import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { FILE_FORMATS, matchAddress } from '#app/site-map.ts';
import { splitForm } from '#domain/locale-switch.ts';
import { SISTER_SECURITIES } from '#exchange/issuers/data/others.ts';
import { askSettled, BUILT_PAGES, inForm, SAMPLE_DISCLOSURE } from './support/built-pages.ts';
import { crawl, lostFragments, type Crawl, type Look } from './support/crawl.ts';
import { canonicalOf, linksOf, metaOf } from './support/html.ts';
import { journey } from './support/journey.ts';

const CRAWL_LIMIT = { timeout: 1_200_000 };
/** The yearly file of a list. */
const BULK_FILE = /\/bulk\/([\w-]+)\/\d{4}(?=\.)/;
const COMPANY = /\/company\/[^/]+/;
/** Linked from the page of a company's trading, which is read for the samples only. */
const BELOW_TRADING = /(\/company\/[^/]+)\/trading\/./;

/** Linked from several pages of their list: the crawl reads the first. */
const SERVICE = /\/member-services\/[^/]+$/;
/** Thousands of addresses with the same page; none is in the list of pages. */
const DISCLOSURE = /\/news-disclosures\/(disclosures|(derivatives-)?market-announcements)\/[^/]+$/;

/** Securities of the sister exchange have a page here; only their own exchange lists them. */
const ofSister = (path: string) => SISTER_SECURITIES.some(({ symbol }) => path.includes(`/company/${symbol}`));

const LISTS = BUILT_PAGES.filter(({ name }) => name.startsWith('the-exchange-listed-securities-'));

/** The first company of each list: all companies share one page. */
async function sampleCompanies(siteUrl: string): Promise<string[]> {
  const lists = await Promise.all(
    LISTS.map(async ({ path }) => linksOf(await (await askSettled(siteUrl + path)).text())),
  );
  return lists.flatMap((links) => links.map((href) => COMPANY.exec(href)?.[0]).find(Boolean) ?? []);
}

/** Views requested of a page with the same query names, over all companies: other tests check the values of a name. */
const VIEWS = 2;
const views = new Map<string, number>();

function isOneMoreView(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://127.0.0.1');
  const page = pathname.replace(COMPANY, '/company/');
  const kind = `${page}?${[...new Set(searchParams.keys())].sort().join('&')}`;
  const count = (views.get(kind) ?? 0) + 1;
  views.set(kind, count);
  return count > VIEWS;
}

/**
 * One in this many is requested of pages of one kind: documents, disclosures, and the further pages of hundreds of
 * companies.
 */
const ONE_IN = process.env.TEST_LONG ? 1 : 12;
const inTurn = (path: string): Look =>
  [...path].reduce((sum, sign) => sum + sign.codePointAt(0)!, 0) % ONE_IN === 0 ? 'ask' : 'note';

/**
 * Views of a page by its query, documents and the second form of English are only requested: similar pages are read.
 */
function lookAt(path: string, samples: readonly string[]): Look {
  if (path.includes('?') && isOneMoreView(path)) return 'pass';
  // The years of a list have the same format: tests/bulk.test.ts reads them.
  if (BULK_FILE.test(path)) return isOneMoreView(path.replace(BULK_FILE, '/bulk/$1')) ? 'pass' : 'ask';
  if (path.startsWith('/documents/')) return inTurn(path);
  if (path.includes('?') || splitForm(path).form === '/en') return 'ask';
  if (DISCLOSURE.test(path)) return path.endsWith(SAMPLE_DISCLOSURE) ? 'read' : inTurn(path);
  const company = COMPANY.exec(path)?.[0];
  // A company's first page links to its others, which are read for the samples only.
  if (company === undefined || path.endsWith(company) || samples.includes(company)) return 'read';
  return inTurn(path);
}

/** An address without the form of its language; an address outside the site unchanged. */
function bareLink({ href, origin, pathname, search, hash }: URL): string {
  return origin.startsWith('http://127.0.0.1') ? splitForm(pathname).path + search + hash : href;
}

const NO_CANONICAL_PAGE = new RegExp(String.raw`\?|^/en(/|$)|\.(${FILE_FORMATS.join('|')})$`);

const canonicalPages = ({ places }: Crawl) =>
  [...places].filter(
    ([path]) => !NO_CANONICAL_PAGE.test(path) && !DISCLOSURE.test(path) && matchAddress(splitForm(path).path),
  );

const crawled = journey.extend('site', { scope: 'file' }, async ({ siteUrl }) => {
  const samples = await sampleCompanies(siteUrl);
  expect(samples).toHaveLength(LISTS.length);
  const site = await crawl(siteUrl, ['/', '/ar'], (path) => lookAt(path, samples));
  return { ...site, samples };
});

describe('a reader who follows every link', () => {
  crawled('meets no address that is missing or sends them on', CRAWL_LIMIT, ({ site }) => {
    const dead = [...site.places].filter(([, { status }]) => status !== null && status !== 200);
    expect(dead.map(([path, { status, from }]) => `${status} ${path} on ${from}`)).toEqual([]);
    expect(site.places.size).toBeGreaterThan(500);
  });

  crawled('finds every place that a link names', CRAWL_LIMIT, async ({ site, siteUrl }) => {
    expect(site.fragments.length).toBeGreaterThan(100);
    expect(await lostFragments(siteUrl, site)).toEqual([]);
  });

  crawled('meets the same links in the other form of English', CRAWL_LIMIT, async ({ site, siteUrl }) => {
    for (const { path } of BUILT_PAGES) {
      const html = site.places.get(path)?.html;
      if (html === undefined || html === null) continue;
      const prefixed = await (await askSettled(siteUrl + inForm('/en', path))).text();
      const bare = (words: string, page: string) =>
        new Set(linksOf(words).map((href) => bareLink(new URL(href, siteUrl + page))));
      const [first, second] = [bare(html, path), bare(prefixed, inForm('/en', path))];
      // Items published or traded in between may differ, and links to files of the exchange.
      const known = [...first].filter((href) => !/^webcal:|\/(company|documents|disclosures)\/|\?/.test(href));
      expect(
        known.filter((href) => !second.has(href)),
        path,
      ).toEqual([]);
    }
  });
});

describe('sitemap.xml', () => {
  crawled(
    'lists what a reader can reach and a search may list, and nothing else',
    CRAWL_LIMIT,
    async ({ site, siteUrl }) => {
      const origin = canonicalOf(site.places.get('/')!.html!)!.replace(/\/$/, '');
      const answer = await fetch(`${siteUrl}/sitemap.xml`);
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
        url!.replace(origin, ''),
      );
      expect(new Set(listed).size).toBe(listed.length);
      const isReachable = (path: string) =>
        !SERVICE.test(path) &&
        !ofSister(path) &&
        site.samples.includes(BELOW_TRADING.exec(path)?.[1] ?? site.samples[0]!);
      const reached = canonicalPages(site).filter(
        ([, { html }]) => html === null || metaOf(html, 'robots') !== 'noindex',
      );
      expect(listed.filter(isReachable).toSorted()).toEqual(
        reached
          .map(([path]) => path)
          .filter(isReachable)
          .toSorted(),
      );
    },
  );

  crawled('is named by robots.txt, which closes nothing of it', async ({ siteUrl }) => {
    const rules = (await (await fetch(`${siteUrl}/robots.txt`)).text()).split('\n');
    expect(rules.filter((line) => line.startsWith('Sitemap: '))).toHaveLength(1);
    const closed = rules.flatMap((line) => (line.startsWith('Disallow: ') ? line.slice('Disallow: '.length) : []));
    expect(closed).toContain(pathOf('market-now'));
    const listed = [
      ...(await (await fetch(`${siteUrl}/sitemap.xml`)).text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
    ];
    expect(listed.filter(([, path]) => closed.some((rule) => path!.startsWith(rule)))).toEqual([]);
  });
});
