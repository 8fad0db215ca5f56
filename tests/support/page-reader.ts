import { fetchAlone } from './fetch-alone.ts';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { samplePath } from './built-pages.ts';
import { boardOf } from './figures.ts';
import { substanceOf, type Substance } from './substance.ts';
import { said } from './words.ts';

const LANGUAGES = Object.keys(LOCALES) as Locale[];

/** The languages in which the page at this index of a list is read. */
type LanguagesOf = (place: number) => readonly Locale[];

export interface ReadPage {
  locale: Locale;
  path: string;
  status: number;
  text: string;
  substance: Substance;
}

interface ReadFile {
  path: string;
  status: number;
  type: string | null;
  text: string;
}

/** The pages and files of a site, read one after the other. */
export interface PageReader {
  /** Every page with data of a feed, in both languages. */
  pages(): Promise<ReadPage[]>;
  /** The files at these addresses, requested one after the other. */
  files(paths: readonly string[]): Promise<ReadFile[]>;
  /** Every built page, in both languages, or in those given for its index. */
  everyPage(languagesOf?: LanguagesOf): Promise<ReadPage[]>;
  /** Time of each page so far, in milliseconds, shortest first. */
  tookMs(): number[];
}

export function pageReader(siteUrl: string): PageReader {
  const took: number[] = [];

  async function read(locale: Locale, path: string): Promise<ReadPage> {
    const from = performance.now();
    const answer = await fetchAlone(`${siteUrl}/${locale}${path}`, { headers: { accept: 'text/html' } });
    const text = await answer.text();
    took.push(performance.now() - from);
    return {
      locale,
      path,
      status: answer.status,
      text,
      // Computed on demand: parsing a page takes time, and not every test needs it.
      get substance() {
        return substanceOf(text, said(locale, 'common.noData'));
      },
    };
  }

  async function readAll(paths: readonly string[], languagesOf: LanguagesOf = () => LANGUAGES): Promise<ReadPage[]> {
    const pages: ReadPage[] = [];
    for (const [place, path] of paths.entries())
      for (const locale of languagesOf(place)) pages.push(await read(locale, path));
    return pages;
  }

  return {
    pages: async () => readAll(await pathsOfData(siteUrl)),
    async files(paths) {
      const read: ReadFile[] = [];
      // One after the other: a reader who requests all of them at the same time is told to retry.
      for (const path of paths) {
        const answer = await fetchAlone(siteUrl + path);
        const type = answer.headers.get('content-type');
        read.push({ path, status: answer.status, type, text: await answer.text() });
      }
      return read;
    },
    everyPage: async (languagesOf) => readAll(await builtPaths(siteUrl), languagesOf),
    tookMs: () => took.toSorted((a, b) => a - b),
  };
}

let symbol: string | undefined;

async function busiestListed(siteUrl: string): Promise<string> {
  const equities = await (await fetch(siteUrl + pathOf('the-exchange-listed-securities-equities'))).text();
  const board = (await boardOf(siteUrl)).toSorted((a, b) => b.trades - a.trades);
  const first = board.find((quote) =>
    equities.includes(pathOf('the-exchange-company', { SecuritySymbol: quote.symbol })),
  );
  if (!first) throw new Error('No listed security is on the board.');
  return first.symbol;
}

async function builtPaths(siteUrl: string): Promise<string[]> {
  const listed = (symbol ??= await busiestListed(siteUrl));
  const shown = SITE_MAP.filter(({ page, layout, name }) => {
    return page !== null && layout !== 'none' && name !== 'internal-states';
  });
  return shown
    .map(({ path }) => samplePath(path.replace(':SecuritySymbol?', listed)))
    .map((path) => (path === '/' ? '' : path));
}

/** Home, market watch, a list, and the pages of the most traded listed security. */
async function pathsOfData(siteUrl: string): Promise<string[]> {
  symbol ??= await busiestListed(siteUrl);
  const company = { SecuritySymbol: symbol };
  return [
    '',
    pathOf('market-watch'),
    pathOf('the-exchange-listed-securities-equities'),
    `${pathOf('the-exchange-company', company)}?range=1Y`,
    pathOf('the-exchange-company-profile', company),
    pathOf('the-exchange-company-trading', company),
  ];
}
