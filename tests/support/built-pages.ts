import { fetchAlone } from './fetch-alone.ts';
import { SITE_MAP, type Address } from '#app/site-map.ts';
import { onTradingDay } from '#exchange/issuers/corporate-year.ts';
import { contentIdOf, uuidOf } from '#exchange/issuers/seeded.ts';
import { exchange } from '#exchange.config.ts';
import { hrefIn, type UrlForm } from '#domain/locale-switch.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';

/** A security of the simulated market with everything that a company's page can show. */
const SAMPLE_SYMBOL = 'DSX';

/** A disclosure that the simulated market has in English from the start of every journey. */
export const SAMPLE_DISCLOSURE = '5c8883ca-e621-4500-ac93-13b50ae38679';

/**
 * Publications of the embedded exchange, by the address of their page. Their headlines have the same number of lines in
 * any font: a headline near the edge of its line shifts the content below it.
 */
const SAMPLE_IDS: Readonly<Record<string, string>> = {
  '/the-exchange/news-disclosures/disclosures/:id': SAMPLE_DISCLOSURE,
  '/investing/products/carbon-credits/:id?': 'CCQURM23',
  '/investing/services/ipo-subscriptions/:IPOCode?': 'MAIDA24',
  '/the-exchange/regulation/circulars/:id': contentIdOf('circular/01/2026'),
  '/the-exchange/news-disclosures/market-announcements/:id': uuidOf('disclosure/market/2026-10-12/split/KARAWAN/en'),
  '/the-exchange/news-disclosures/derivatives-market-announcements/:id?': uuidOf(
    'disclosure/market/2026-11-18/expiry/en',
  ),
  '/discover-dfm/news-media/press-releases/:id?': uuidOf(
    `disclosure/press/${onTradingDay('2026-08-17')}/yearly/interns/en`,
  ),
  '/members/member-services/:Id?': '1.3.1',
  '/discover-dfm/news-media/events/:id': contentIdOf('event/sukuk-day/2026'),
};

/** The three forms of every address. */
export const FORMS: readonly UrlForm[] = ['', '/en', '/ar'];

/** An address with its parameters filled, without a prefix. */
export function samplePath(path: string): string {
  return path
    .replace(/:SecuritySymbol\?/, SAMPLE_SYMBOL)
    .replace(/:currentIndex\?/, exchange.indices[0]!.path)
    .replace(/:\w+\??/g, SAMPLE_IDS[path] ?? 'x');
}

/** Every built page, with an address that a reader could open. */
export const BUILT_PAGES: readonly Address[] = SITE_MAP.filter(
  ({ page, layout }) => page !== null && layout !== 'none',
).map((address) => ({ ...address, path: samplePath(address.path) }));

export const BUILT_PATHS: readonly string[] = BUILT_PAGES.map(({ path }) => path);

/**
 * True when a page is checked in this language, for checks whose result is the same in both: the languages take turns.
 * `TEST_LONG=1` checks all pages in both.
 */
export function isTurnOf(locale: Locale, place: number): boolean {
  return Boolean(process.env['TEST_LONG']) || place % LOCALE_CODES.length === LOCALE_CODES.indexOf(locale);
}

/** The paths of the pages for this language (`isTurnOf`). */
export const pathsInTurn = (locale: Locale): readonly string[] =>
  BUILT_PATHS.filter((_path, place) => isTurnOf(locale, place));

/** A path in one of its three forms. */
export function inForm(form: string, path: string): string {
  return (form + path).replace(/(.)\/$/, '$1');
}

/** A page for developers of the site: no other page links to it, and no search may list it. */
export function isInternal({ name }: Pick<Address, 'name'>): boolean {
  return name.startsWith('internal-');
}

/** The canonical path of a page in a language. */
export function canonicalPath(locale: Locale, path: string): string {
  return hrefIn(locale, path);
}

/** Sends a language cookie with the request, so that the root does not redirect. */
export function askSettled(
  url: string,
  { method, headers }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  return fetchAlone(url, { ...(method && { method }), headers: { cookie: 'i18n_redirected=en', ...headers } });
}
