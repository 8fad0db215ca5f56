import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLocale, type Locale } from '#domain/locale.ts';
import { folded } from '#domain/search-words.ts';
import { textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { decoded, markupOf } from './support/html.ts';
import { startSeededSite } from './support/seeded-site.ts';
import { said } from './support/words.ts';
import { UNPAUSED, type Site } from './support/site.ts';

/**
 * tests/search-table.csv: a reader's query, and what must be among the first ten of its group on the page of results.
 * `expected` is a symbol, the end of an address, or words of a title; `in` must be shown with it (an issuer, an
 * office); `sentence` means that the sentence containing the words must be shown.
 */
interface Line {
  query: string;
  language: Locale;
  group: string;
  expected: string;
  in: string;
  sentence: string;
  why: string;
}

interface Item {
  href: string;
  text: string;
  hasSentence: boolean;
}

const FIRST = 10;
const TABLE = readLines(readFileSync(new URL('search-table.csv', import.meta.url), 'utf8'));
/** The newest files of each kind: the table queries their text. */
const READ_AHEAD = '6';
const FILLED_WITHIN_MS = 280_000;
const LOOK_EVERY_MS = 2_000;
/** Feeds that are read last, and the files: when these are found, everything has been read. */
const SIGNS: readonly (readonly [query: string, locale: Locale, group: string])[] = [
  ['shareholder who is paid electronically', 'en', 'circulars'],
  ['الموقع البديل', 'ar', 'circulars'],
  ['أغراض الاستثمار كتاب', 'ar', 'disclosures'],
  ['explain the recent movement', 'en', 'disclosures'],
  ['farqad general assembly', 'en', 'disclosures'],
  ['الفرقد الجمعية العمومية', 'ar', 'disclosures'],
  ['sukuk day', 'en', 'events'],
  ['shamma yaquti', 'en', 'people'],
  ['nakheela', 'en', 'offerings'],
];
let site: Site;

function readLines(file: string): Line[] {
  const [names = [], ...rows] = parseCsv(file);
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])) as unknown as Line);
}

/** The page's items of each group, in order. */
async function groupsFor(query: string, locale: Locale): Promise<Map<string, Item[]>> {
  const answer = await fetch(`${site.url}/${locale}/search?${new URLSearchParams({ q: query })}`, {
    headers: { cookie: 'i18n_redirected=en' },
  });
  const html = markupOf(await answer.text());
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const sections = main.split('<section aria-labelledby="').slice(1);
  return new Map(sections.map((section) => [section.slice(0, section.indexOf('"')), itemsIn(section)]));
}

function itemsIn(section: string): Item[] {
  return section
    .split(/<li(?=[ >])/)
    .slice(1)
    .map((item) => ({
      href: decoded(/href="([^"]*)"/.exec(item)?.[1] ?? ''),
      text: decoded(`<li${item}`.replace(/<\/(?:p|h3)>/g, ' ').replace(/<[^>]*>/g, '')),
      hasSentence: /<\/h3><p[^>]*>.*<mark/.test(item),
    }));
}

function isExpected({ group, expected, in: place, sentence }: Line, { href, text, hasSentence }: Item): boolean {
  if (group === 'securities') return href.endsWith(`/company/${expected}`);
  if (['pages', 'glossary'].includes(group)) return href.endsWith(expected);
  const said = folded(text);
  return said.includes(folded(expected)) && said.includes(folded(place)) && (sentence === '' || hasSentence);
}

/** The page of results of a query, reduced to its markup. */
async function resultsOf(query: string, locale: Locale): Promise<string> {
  const html = markupOf(await textAt(site.url, `/${locale}/search?${new URLSearchParams({ q: query })}`));
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const unmarked = (html: string) => decoded(html.replace(/<[^>]*>/g, '')).replace(/[\u2066-\u2069]/g, '');

async function untilFilled(): Promise<void> {
  const limit = Date.now() + FILLED_WITHIN_MS;
  for (const [query, locale, group] of SIGNS) {
    while (!(await groupsFor(query, locale)).has(group)) {
      if (Date.now() > limit) throw new Error(`Nothing was found for '${query}' within ${FILLED_WITHIN_MS} ms.`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}

beforeAll(async () => {
  site = await startSeededSite({ env: { READ_AHEAD }, program: UNPAUSED });
  await untilFilled();
});
afterAll(() => site.stop());

describe('the table of what is searched', () => {
  it('has two hundred questions or more, in both languages and about every group', () => {
    expect(new Set(TABLE.map(({ query, language, group }) => [query, language, group].join())).size).toBeGreaterThan(
      200,
    );
    const groups = [
      'announcements',
      'circulars',
      'disclosures',
      'events',
      'glossary',
      'offerings',
      'pages',
      'people',
      'press-releases',
      'rights-issues',
      'securities',
    ];
    for (const language of ['en', 'ar'])
      expect([...new Set(TABLE.filter((line) => line.language === language).map(({ group }) => group))].sort()).toEqual(
        groups,
      );
    expect(TABLE.every(({ language, why }) => isLocale(language) && why !== '')).toBe(true);
  });

  it('is answered whole: each stands among the first ten of its group', { timeout: 300_000 }, async () => {
    const missed: string[] = [];
    for (const line of TABLE) {
      const items = ((await groupsFor(line.query, line.language)).get(line.group) ?? []).slice(0, FIRST);
      if (!items.some((item) => isExpected(line, item)))
        missed.push(
          `${line.query} (${line.language}, ${line.group}, ${line.why}): ${items
            .map(({ text }) => text)
            .slice(0, 3)
            .join(' | ')}`,
        );
    }
    expect(missed).toEqual([]);
  });

  it.each([
    ['how to trade', 'en', '/investing/services/how-to-trade'],
    ['كيف تتداول', 'ar', '/investing/services/how-to-trade'],
    ['trading hours', 'en', '/trading-deadlines'],
    ['ساعات التداول', 'ar', '/trading-deadlines'],
  ] as const)('“%s” (%s) finds the page of that name first', async (query, locale, path) => {
    const pages = (await groupsFor(query, locale)).get('pages')!;
    expect(pages[0]!.href.endsWith(path), pages[0]!.href).toBe(true);
  });

  it.each([
    ['bank', 'en'],
    ['dividend', 'en'],
    ['position limit', 'en'],
    ['السوق', 'ar'],
    ['الأرباح', 'ar'],
  ] as const)(
    'the counts over “%s” (%s) are those of what is listed, and excerpts are in the page’s language',
    async (query, locale) => {
      const main = await resultsOf(query, locale);
      const plain = (id: string, values: Record<string, number>) =>
        said(locale, id, values).replace(/[\u2066-\u2069]/g, '');
      let sum = 0;
      for (const section of main.split('<section aria-labelledby="').slice(1)) {
        const addresses = itemsIn(section).map(({ href, text }) => href + text);
        expect(new Set(addresses).size, addresses.join()).toBe(addresses.length);
        const count = addresses.length;
        const lead = unmarked(section.slice(0, section.indexOf('<ul')));
        const total = Number(/\d[\d,]*(?=\D*$)/.exec(lead)?.[0].replaceAll(',', '') ?? 0);
        const told = total > count ? plain('search.firstOf', { count, total }) : plain('search.count', { count });
        expect(
          [told, plain('search.firstOfMore', { count })].some((words) => lead.includes(words)),
          lead,
        ).toBe(true);
        sum += Math.max(total, count);
      }
      const status = unmarked(/role="status"[^>]*>(.*?)<\/span>/s.exec(main)![1]!);
      expect(status.replaceAll(',', '')).toContain(String(sum));
      // These words occur in both languages: any item that has them in the other language has an edition in the
      // reader's.
      expect(main).not.toMatch(/<\/h3><p[^>]*><bdi lang=/);
      const excerpts = [...main.matchAll(/<\/h3><p[^>]*><bdi>(.*?)<\/bdi>/gs)].map(([, html]) => unmarked(html!));
      expect(excerpts.length).toBeGreaterThan(0);
      for (const excerpt of excerpts) {
        const letters = [/[a-z]/gi, /[\u0600-\u06ff]/g].map((script) => excerpt.match(script)?.length ?? 0);
        expect(letters[locale === 'en' ? 0 : 1], excerpt).toBeGreaterThan(letters[locale === 'en' ? 1 : 0]!);
      }
    },
  );
});
