import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';
import { isLedTo } from '#app/links/company-pages.ts';
import { pathOf } from '#app/page-path.ts';
import { exchange } from '#exchange.config.ts';
import { SITE_MAP, type Address, type RouteName } from '#app/site-map.ts';
import type { CatalogService } from '#domain/catalog-service.ts';
import { everyPage } from '#domain/every-page.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { editionOf, joinedEditions } from '#domain/editions.ts';
import type { Offering } from '#domain/offering.ts';
import type { Security } from '#domain/security.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { answerBytes } from './answer-bytes.ts';
import { encodingAmong } from './cache/negotiate.ts';

const CACHE = 'public, max-age=3600';
const zipped = promisify(gzip);
/**
 * Paths that return data for open pages, of no use to a crawler. The issuers' section is excluded: its paths lead on to
 * pages.
 */
const DATA = SITE_MAP.filter(({ layout, section }) => layout === 'none' && section !== 'issuers').map(
  ({ path }) => path,
);

/** Pages in the hundreds and thousands, with new ones all day: crawlers find them through their list. */
const LEFT_TO_THEIR_LIST: readonly string[] = [
  'the-exchange-disclosures-id',
  'the-exchange-market-announcements-id',
  'the-exchange-derivatives-market-announcements-id',
];

type Listed = Pick<Security, 'symbol' | 'kind'>;
/** Keyed by name of the page. */
type NoticeIds = Readonly<Record<string, readonly string[]>>;

interface Options {
  /** Scheme and host, without a trailing slash. */
  origin: string;
  store: {
    securities: Pick<Store['securities'], 'list'>;
    circulars: Pick<Store['circulars'], 'page'>;
    press: Pick<Store['press'], 'page'>;
    documents: Pick<Store['documents'], 'find' | 'list'>;
  };
  /** Current market time: what is published later has no page yet. */
  now(): Instant;
}

/** What crawlers request first: `/robots.txt`, and `/sitemap.xml` with every page in both languages. */
export function sitemapRoutes({ origin, store, now }: Options): Hono {
  const app = new Hono();
  app.get('/robots.txt', (c) =>
    answerBytes(c, Buffer.from(robots(origin)), {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE,
    }),
  );
  app.get('/sitemap.xml', async (c) => {
    const securities = await store.securities.list({ exchange: 'home', active: true });
    const paths = listedPaths(securities, await noticeIds(store, now()));
    const text = Buffer.from(sitemap(origin, paths));
    // HEAD is answered with the headers of GET, so the text is compressed for both.
    const isZipped = encodingAmong(['gzip', 'identity'], c.req.header('accept-encoding')) === 'gzip';
    return answerBytes(c, isZipped ? await zipped(text) : text, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': CACHE,
      Vary: 'Accept-Encoding',
      ...(isZipped && { 'Content-Encoding': 'gzip' }),
    });
  });
  return app;
}

/** Ids of each page that the exchange has published by now. */
async function noticeIds({ circulars, press, documents }: Options['store'], now: Instant): Promise<NoticeIds> {
  const releases = (lang: Locale) => everyPage((range) => press.page({ lang, ...range }));
  const [issued, released, events, services, offerings] = await Promise.all([
    everyPage((range) => circulars.page(range)),
    joinedEditions(releases),
    documents.list<ExchangeEvent>('event'),
    documents.list<CatalogService>('service'),
    documents.find<readonly Offering[]>('offerings', 'all'),
  ]);
  const isOut = ({ publishedAt }: { publishedAt: Instant }) => publishedAt <= now;
  return {
    'the-exchange-circulars-id': issued.filter(isOut).map(({ id }) => id),
    'discover-news-media-press-releases-id': released
      .filter((release) => isOut(editionOf(release, DEFAULT_LOCALE)))
      .map(({ id }) => id),
    'investing-ipo-subscriptions-IPOCode': (offerings?.value ?? []).map(({ code }) => code),
    'members-member-services-Id': services.map(({ key, value }) => value.number ?? key),
    'discover-news-media-events-id': events.filter(({ value }) => value.modifiedAt <= now).map(({ key }) => key),
  };
}

/**
 * Every page that a search engine may list, by its path without a prefix; a security's pages only for the securities
 * that have content for them.
 */
export function listedPaths(securities: readonly Listed[], notices: NoticeIds): string[] {
  const pages = SITE_MAP.filter(({ page, layout, unlisted }) => page !== null && layout !== 'none' && !unlisted);
  return pages.flatMap((page) => pathsOf(page, securities, notices));
}

function pathsOf({ name, path }: Address, securities: readonly Listed[], notices: NoticeIds): string[] {
  if (!path.includes(':')) return [path];
  if (path.includes(':SecuritySymbol'))
    return securities
      .filter(({ kind }) => isLedTo(name, kind))
      .map(({ symbol }) => pathOf(name as RouteName, { SecuritySymbol: symbol }));
  if (path.includes(':currentIndex'))
    return exchange.indices.map((index) => pathOf(name as RouteName, { currentIndex: index.path }));
  if (name === 'investing-carbon-credits-id')
    return securities.filter(({ kind }) => kind === 'carbon').map(({ symbol }) => pathOf(name, { id: symbol }));
  if (LEFT_TO_THEIR_LIST.includes(name)) return [];
  const ids = notices[name];
  if (ids) return ids.map((id) => pathOf(name as RouteName, { id, Id: id, IPOCode: id }));
  throw new Error(`It is not known which pages '${path}' stands for: say so in ${import.meta.filename}.`);
}

/** The sitemaps.org protocol, with the other language of each page as Google and Bing read it. */
function sitemap(origin: string, paths: readonly string[]): string {
  const url = (path: string, code: (typeof LOCALE_CODES)[number]) => escaped(origin + hrefIn(code, path));
  const entries = paths.flatMap((path) => {
    const others = [...LOCALE_CODES.map((code) => [code, code] as const), ['x-default', DEFAULT_LOCALE] as const];
    const links = others.map(
      ([name, code]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${url(path, code)}"/>`,
    );
    return LOCALE_CODES.map((code) => `<url><loc>${url(path, code)}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * Pages that must not be listed stay readable: a crawler sees their 'noindex' only then (RFC 9309 keeps nothing out of
 * an index).
 */
function robots(origin: string): string {
  const closed = ['/live', ...DATA.flatMap((path) => [path, ...LOCALE_CODES.map((code) => `/${code}${path}`)])];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
