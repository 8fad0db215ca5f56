import { readdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { askSettled, BUILT_PAGES, isTurnOf } from './support/built-pages.ts';
import { wordsOfHtml } from './support/html.ts';
import { journey } from './support/journey.ts';

/** Pages with their own form repeat the value in its field, with the fault beside it. */
const SHOWN_IN_FIELD = /<input[^>]*aria-invalid="true"[^>]*>/g;
/** A text search: any value is valid. */
const WORDS = 'q';
const LONG = 'z'.repeat(300);
/** Number of characters of a long value that a page repeats. */
const REPEATED_LENGTH = 30;

const AREAS = readdirSync('messages/en').map((file) => file.replace(/\.po$/, ''));
const MESSAGE_ID = new RegExp(`(?<![\\w./@-])(?:${AREAS.join('|')})(?:\\.[a-z][A-Za-z-]+)+(?![\\w/@-])`);

const pages = BUILT_PAGES.filter(({ query }) => query.length > 0);
/** Each name in one language, in turn: a page treats a value the same in both. */
const addresses = pages
  .flatMap(({ path, query }) => query.map((name) => ({ path, name })))
  .flatMap(({ path, name }, turn) =>
    LOCALE_CODES.filter((locale) => isTurnOf(locale, turn)).map((locale) => ({
      path: `/${locale}${path}`.replace(/\/$/, ''),
      name,
    })),
  );

/** A long value is handled like any other: a third of the names are tested with one, all of them with `TEST_LONG=1`. */
const isLongTurn = (place: number) => Boolean(process.env['TEST_LONG']) || place % 3 === 0;

async function read(siteUrl: string, path: string, query: string) {
  const answer = await askSettled(`${siteUrl}${path}?${query}`);
  const html = await answer.text();
  const fields = html.match(SHOWN_IN_FIELD)?.join(' ') ?? '';
  return { status: answer.status, text: wordsOfHtml(html), fields };
}

type Answer = Awaited<ReturnType<typeof read>>;

/** Faults of an answer to an invalid value. */
function faults({ status, text, fields }: Answer, value: string): string[] {
  const begins = value.slice(0, REPEATED_LENGTH).toLowerCase();
  const says = (text + fields).toLowerCase().includes(begins);
  return [...common({ status, text }), ...(says ? [] : [`is silent about “${begins}”`])];
}

function common({ status, text }: Pick<Answer, 'status' | 'text'>): string[] {
  const id = MESSAGE_ID.exec(text)?.[0];
  return [...(status < 400 || status === 404 ? [] : [`answers ${status}`]), ...(id ? [`prints ${id}`] : [])];
}

/** Faults of the answers for these names of pages. */
async function faultsOfAll(
  asked: typeof addresses,
  faultsAt: (path: string, name: string) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path, name } of asked)
    for (const fault of await faultsAt(path, name)) wrong.push(`${path}?${name}= ${fault}`);
  return wrong;
}

describe('every name of every query', () => {
  journey('that has two unknown values is read by the first, and both are named, in words', async ({ siteUrl }) => {
    const wrong = await faultsOfAll(addresses, async (path, name) => {
      const answer = await read(siteUrl, path, `${name}=zz-first&${name}=zz-second`);
      const first = name === WORDS ? common(answer) : faults(answer, 'zz-first');
      return [...new Set([...first, ...faults(answer, 'zz-second')])];
    });
    expect(wrong).toEqual([]);
  });

  journey('that has an empty value is as if it were not there', async ({ siteUrl }) => {
    const notes = (html: string) => html.match(/role="note"/g)?.length ?? 0;
    const byPath = Map.groupBy(addresses, ({ path }) => path);
    const all = [...byPath].map(([path, names]) => ({ path, name: names.map(({ name }) => name).join('=&') }));
    const wrong = await faultsOfAll(all, async (path, names) => {
      const [answer, usual] = await Promise.all([`?${names}=`, ''].map((query) => askSettled(siteUrl + path + query)));
      const html = await answer!.text();
      const said = notes(html) - notes(await usual!.text());
      return [...common({ status: answer!.status, text: wordsOfHtml(html) }), ...(said > 0 ? ['is noted'] : [])];
    });
    expect(wrong).toEqual([]);
  });

  journey('that has a value too long is told from one that was followed', async ({ siteUrl }) => {
    const some = addresses.filter(({ name }, place) => name === WORDS || isLongTurn(place));
    const wrong = await faultsOfAll(some, async (path, name) => {
      const answer = await read(siteUrl, path, `${name}=${LONG}`);
      const locale = path.startsWith('/ar') ? 'ar' : 'en';
      const said = locale === 'ar' ? 'جرى البحث عن أول' : 'We searched for the first';
      if (name !== WORDS) return faults(answer, LONG);
      return [...common(answer), ...(answer.text.includes(said) ? [] : ['does not say that it was cut'])];
    });
    expect(wrong).toEqual([]);
  });
});
