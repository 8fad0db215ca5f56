import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { isLedTo } from '#app/company-pages.ts';
import { pathOf } from '#app/page-path.ts';
import { exchange } from '#exchange.config.ts';
import { SITE_MAP, type Address, type RouteName } from '#app/site-map.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { Security } from '#domain/security.ts';
import type { Store } from '#store/store.ts';
import { answerBytes } from './answer-bytes.ts';

const CACHE = 'public, max-age=3600';
/** Answers to what one typed, and what is for those who work on the site: their pages say 'noindex', and nothing lists them. */
const UNLISTED = /^(search|internal-)/;
/** Data for pages that are open; whoever gathers pages has no use for it. What leads on to a page is followed. */
const DATA = SITE_MAP.filter(({ layout, section }) => layout === 'none' && section !== 'issuers').map(
  ({ path }) => path,
);

type Listed = Pick<Security, 'symbol' | 'kind'>;

interface Options {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  store: { securities: Pick<Store['securities'], 'list'> };
}

/** What programs that gather pages ask for first: `/robots.txt`, and `/sitemap.xml` with every page in both languages. */
export function sitemapRoutes({ origin, store }: Options): Hono {
  const app = new Hono();
  app.get('/robots.txt', (c) =>
    answerBytes(c, Buffer.from(robots(origin)), {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE,
    }),
  );
  app.get('/sitemap.xml', compress(), async (c) => {
    const securities = await store.securities.list({ exchange: 'home', active: true });
    const paths = listedPaths(securities);
    return answerBytes(c, Buffer.from(sitemap(origin, paths)), {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': CACHE,
    });
  });
  return app;
}

/** Every page that a search may list, by its path without a prefix; a security's pages once for each that fills them. */
export function listedPaths(securities: readonly Listed[]): string[] {
  const pages = SITE_MAP.filter(({ name, page, layout }) => page !== null && layout !== 'none' && !UNLISTED.test(name));
  return pages.flatMap((page) => pathsOf(page, securities));
}

function pathsOf({ name, path }: Address, securities: readonly Listed[]): string[] {
  if (!path.includes(':')) return [path];
  if (path.includes(':SecuritySymbol'))
    return securities
      .filter(({ kind }) => isLedTo(name, kind))
      .map(({ symbol }) => pathOf(name as RouteName, { SecuritySymbol: symbol }));
  if (path.includes(':currentIndex'))
    return exchange.indices.map((index) => pathOf(name as RouteName, { currentIndex: index.path }));
  // Thousands, and new ones all day: their list leads to them.
  if (name === 'the-exchange-disclosures-id') return [];
  throw new Error(`It is not known which pages '${path}' stands for: say so in ${import.meta.filename}.`);
}

/** The protocol of sitemaps.org, with the other language of each page as Google and Bing read it. */
function sitemap(origin: string, paths: readonly string[]): string {
  const url = (path: string, code: (typeof LOCALE_CODES)[number]) => escaped(origin + hrefIn(code, path));
  const entries = paths.flatMap((path) => {
    const others = [...LOCALE_CODES.map((code) => [code, code] as const), ['x-default', 'en'] as const];
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

/** Pages that are not to be listed can be read all the same: only so is their 'noindex' seen (RFC 9309 keeps nothing out). */
function robots(origin: string): string {
  const closed = ['/live', ...DATA.flatMap((path) => [path, `/en${path}`, `/ar${path}`])];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
