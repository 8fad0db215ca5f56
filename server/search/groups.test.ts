import { describe, expect, it } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { inDefault } from '#domain/bilingual.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { FileWords } from '#domain/file-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { SearchablePage } from '#domain/search.ts';
import { createSearch } from './search.ts';

const NOON = Date.UTC(2026, 5, 9, 8);
const DAY_MS = 86_400_000;

function row(id: string, lang: Locale, headline: string, over: Partial<Disclosure> = {}): Disclosure {
  return {
    id,
    lang,
    symbol: 'NOOR',
    issuer: { en: 'Noor', ar: 'نور' },
    headline,
    publishedAt: NOON,
    announcementType: 'Disclosure',
    reportInterval: null,
    integrated: null,
    dividendsPaymentDate: null,
    files: [],
    ...over,
  };
}

function fileOf({ id, lang, headline, symbol, issuer, publishedAt }: Disclosure, text: string): FileWords {
  const common = { title: inDefault(headline), code: symbol, issuer, publishedAt, text };
  return { path: `/${id}.pdf`, subject: 'disclosure', id, lang, ...common };
}

function circularFile(id: string, lang: Locale, text: string): FileWords {
  const title = { en: `Circular ${id}`, ar: `تعميم ${id}` };
  return {
    path: `/${id}-${lang}.pdf`,
    subject: 'circular',
    id,
    lang,
    title,
    issuer: null,
    code: id,
    publishedAt: NOON,
    text,
  };
}

function circular(id: string, headline = `Circular ${id}`): SearchablePage {
  const nothing = { en: '', ar: '' };
  const title = { en: headline, ar: `تعميم ${id}` };
  const to = pathOf('the-exchange-circulars-id', { id });
  return { to, group: 'circulars', title, section: null, headings: nothing, text: nothing };
}

interface Known {
  rows?: readonly Disclosure[];
  files?: readonly FileWords[];
  circulars?: readonly SearchablePage[];
}

/** Searches with a store that returns the given rows and files, newest first. */
async function groupsOf({ rows = [], files = [], circulars = [] }: Known, locale: Locale, others = 3) {
  const store = {
    disclosures: {
      search: async ({ isOwn, take }: { isOwn: boolean; take: number }) => (isOwn ? rows.slice(0, take) : []),
    },
    fileWords: {
      search: async ({ subject, take }: { subject: string; take: number }) =>
        files.filter((file) => file.subject === subject).slice(0, take),
    },
  };
  const search = createSearch({
    list: async () => [],
    pages: circulars,
    store: store as unknown as NonNullable<Parameters<typeof createSearch>[0]['store']>,
    now: () => NOON,
    steady: () => 0,
    onFailure: () => undefined,
  });
  return (await search.find('jiwan', locale, { securities: 8, pages: 8, others, sentences: true })).groups;
}

const ENGLISH = row('e1', 'en', 'Board meeting of Jiwan');
const ARABIC = row('a1', 'ar', 'اجتماع مجلس الإدارة jiwan');

describe('a publication that is found', () => {
  it('is one, whether by the headline of one language, by its file, or by both of the other', async () => {
    const files = [fileOf(ENGLISH, 'Jiwan meets.'), fileOf(ARABIC, 'يجتمع jiwan اليوم.')];
    for (const rows of [[ENGLISH, ARABIC], [ENGLISH], [ARABIC], []])
      for (const locale of ['en', 'ar'] as const) {
        const { items, total } = (await groupsOf({ rows, files }, locale)).disclosures;
        expect([items.length, total, items[0]!.to.endsWith(locale === 'en' ? 'e1' : 'a1')]).toEqual([1, 1, true]);
        expect(items[0]!.sentence!.text).toBe(locale === 'en' ? 'Jiwan meets.' : 'يجتمع jiwan اليوم.');
        expect([items[0]!.lang, items[0]!.sentenceLang]).toEqual([undefined, undefined]);
      }
  });

  it('has no sentence of another language under a headline of the reader’s', async () => {
    const { items } = (await groupsOf({ rows: [ENGLISH, ARABIC], files: [fileOf(ENGLISH, 'Jiwan meets.')] }, 'ar'))
      .disclosures;
    expect(items.map(({ to, sentence }) => [to.endsWith('a1'), sentence])).toEqual([[true, null]]);
  });

  it('is in the other language, and says so, where that one alone has the words', async () => {
    const { items } = (await groupsOf({ files: [fileOf(ENGLISH, 'Jiwan meets.')] }, 'ar')).disclosures;
    expect([items[0]!.lang, items[0]!.sentenceLang, items[0]!.sentence?.text]).toEqual(['en', 'en', 'Jiwan meets.']);
  });

  it('says its Latin issuer in Arabic apart from the mark and the date', async () => {
    const latin = row('a1', 'ar', 'jiwan', { issuer: { en: 'Noor Holdings', ar: null } });
    const { items } = (await groupsOf({ rows: [latin] }, 'ar')).disclosures;
    expect(items[0]!.section).toMatch(/^\u2066Noor Holdings\u2069 · \u20669\u2069 /);
  });

  it('is not another one of the same issuer, of another day or in the same language', async () => {
    const rows = [
      ENGLISH,
      row('e2', 'en', 'Board meeting of Jiwan'),
      row('a3', 'ar', 'اجتماع مجلس الإدارة jiwan', { publishedAt: NOON - DAY_MS }),
    ];
    expect((await groupsOf({ rows }, 'en')).disclosures.total).toBe(3);
  });
});

describe('the number of what was found', () => {
  const many = Array.from({ length: 9 }, (_, at) => row(`e${at}`, 'en', 'Jiwan', { publishedAt: NOON - at * DAY_MS }));

  it('is open where the store may hold more, and exact where it holds no more than is shown', async () => {
    expect((await groupsOf({ rows: many }, 'en')).disclosures).toMatchObject({ isOpen: true });
    const { total, isOpen } = (await groupsOf({ rows: many.slice(0, 3) }, 'en')).disclosures;
    expect([total, isOpen]).toEqual([3, undefined]);
  });

  it('is of this group alone: files of others take no place of it', async () => {
    const files = many.map(({ id }) => circularFile(id, 'en', 'jiwan'));
    const own = [fileOf(row('x', 'en', 'Other'), 'jiwan'), fileOf(row('y', 'en', 'Else', { symbol: 'SAND' }), 'jiwan')];
    expect((await groupsOf({ files: [...files, ...own] }, 'en')).disclosures).toMatchObject({ total: 2 });
  });

  it('counts a circular once that is found by name and by its file, shown or not', async () => {
    const circulars = ['1', '2', '3', '4', '5'].map((id) => circular(id, `Jiwan ${id}`));
    const files = [
      circularFile('5', 'en', 'jiwan'),
      circularFile('5', 'ar', 'jiwan'),
      circularFile('1', 'en', 'jiwan'),
    ];
    const found = (await groupsOf({ circulars, files }, 'en')).circulars;
    expect([found.total, found.items.length, found.isOpen]).toEqual([5, 3, undefined]);
  });

  it('adds what only the file has, under the name of its page and in the reader’s language', async () => {
    const files = [circularFile('9', 'ar', 'jiwan اليوم'), circularFile('9', 'en', 'Today jiwan.')];
    const { items, total } = (await groupsOf({ circulars: [circular('9')], files }, 'en')).circulars;
    expect([total, items[0]!.title.text, items[0]!.sentence?.text, items[0]!.sentenceLang]).toEqual([
      1,
      'Circular 9',
      'Today jiwan.',
      undefined,
    ]);
  });
});
