import { describe, expect, it } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP } from '#app/site-map.ts';
import type { Security } from '#domain/security.ts';
import { sitemapRoutes } from './sitemap.ts';

const ORIGIN = 'https://exchange.example';
const SECURITIES = [
  { symbol: 'DSX', kind: 'equity' },
  { symbol: "A&B'", kind: 'fund' },
  { symbol: 'OWED', kind: 'bond' },
] as Security[];
const NOW = Date.UTC(2026, 10, 18, 8);
const notice = (id: string, publishedAt: number) => ({ id, publishedAt }) as never;
const pageOf = (...items: never[]) => ({ items, total: items.length });
const routes = sitemapRoutes({
  origin: ORIGIN,
  now: () => NOW,
  store: {
    securities: { list: async () => SECURITIES },
    circulars: { page: async () => pageOf(notice('c1', NOW), notice('c2', NOW + 1)) },
    press: { page: async ({ lang }) => pageOf(notice(`p-${lang}`, NOW)) },
    documents: {
      find: async () => ({ value: [{ code: 'MISK26' }] as never, recordedAt: NOW }),
      list: async () => [{ key: 'e1', value: { modifiedAt: NOW, number: '3.2.7' } as never, recordedAt: NOW }],
    },
  },
});
const text = async (path: string) => (await routes.request(path)).text();

describe('the list of all pages', () => {
  it('gives each page in both languages, each with the other', async () => {
    const listed = await text('/sitemap.xml');
    const path = pathOf('the-exchange-listed-securities');
    const alternates = [
      ['en', path],
      ['ar', `/ar${path}`],
      ['x-default', path],
    ].map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${ORIGIN}${href}"/>`);
    for (const href of [path, `/ar${path}`]) {
      expect(listed).toContain(`<url><loc>${ORIGIN}${href}</loc>${alternates.join('')}</url>`);
    }
    expect(listed).toContain(`<loc>${ORIGIN}/</loc>`);
    expect(listed).toContain(`<loc>${ORIGIN}/ar</loc>`);
  });

  it('gives a security’s pages once for each that fills them, in letters that any reader of XML takes', async () => {
    const listed = await text('/sitemap.xml');
    const company = pathOf('the-exchange-company', { SecuritySymbol: 'DSX' });
    const pages = SITE_MAP.filter(({ page, layout }) => page !== null && layout === 'company');
    // Only a fund has net assets.
    expect(listed.split(`<loc>${ORIGIN}${company}`)).toHaveLength(pages.length);
    expect(listed).not.toContain(`${company}/trading/nav-summary`);
    expect(listed).toContain(`${company.replace('DSX', 'A%26B&apos;')}/trading/nav-summary</loc>`);
    expect(listed).not.toContain(`${company.replace('DSX', 'OWED')}/reports`);
    expect(listed).toContain(`${ORIGIN}${company.replace('DSX', 'A%26B&apos;')}</loc>`);
  });

  it('gives each circular, press release, event and offering that is out, a release once for its two editions', async () => {
    const listed = await text('/sitemap.xml');
    const pages = [
      pathOf('the-exchange-circulars-id', { id: 'c1' }),
      pathOf('discover-news-media-press-releases-id', { id: 'p-en' }),
      pathOf('discover-news-media-events-id', { id: 'e1' }),
      pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: 'MISK26' }),
    ];
    for (const page of pages) expect(listed).toContain(`<loc>${ORIGIN}${page}</loc>`);
    expect(listed).not.toMatch(/\/(c2|p-ar)</);
  });

  it('leaves out searches, what is for those who work on the site, and what is not built', async () => {
    const listed = await text('/sitemap.xml');
    expect(listed).not.toMatch(/\/(search|internal|market-now)/);
    const left = SITE_MAP.filter(({ page, unlisted }) => page === null || unlisted).filter(
      ({ path }) => !path.includes(':'),
    );
    expect(left.map(({ name }) => name)).toContain('reg');
    for (const { path } of left) expect(listed).not.toContain(`${ORIGIN}${path}<`);
  });

  it('has the same headers by HEAD, compressed or not', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const [whole, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) =>
          routes.request('/sitemap.xml', { method, headers: { 'accept-encoding': encoding } }),
        ),
      );
      expect(whole!.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
      expect(Object.fromEntries(whole!.headers)).toMatchObject({ vary: 'Accept-Encoding' });
      expect(Object.fromEntries(head!.headers)).toEqual(Object.fromEntries(whole!.headers));
      expect(await head!.text()).toBe('');
    }
  });

  it('is answered as not changed to whoever holds it', async () => {
    const first = await routes.request('/sitemap.xml');
    const again = await routes.request('/sitemap.xml', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('robots.txt', () => {
  it('names the list, closes what is data, and leaves pages open', async () => {
    const lines = (await text('/robots.txt')).split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines).toContain('Disallow: /live');
    expect(lines).toContain('Disallow: /ar/market-now');
    expect(lines.filter((line) => line.startsWith('Disallow') && /search$|internal/.test(line))).toEqual([]);
  });
});
