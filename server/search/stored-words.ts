import { pathOf } from '#app/page-path.ts';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { isDerivativesNews } from '#domain/derivatives-news.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { mayTranslate } from '#domain/editions.ts';
import type { FileSubject, FileWords } from '#domain/file-words.ts';
import type { Locale } from '#domain/locale.ts';
import { markWords } from '#domain/marked-text.ts';
import { queryTerm, queryWords, type QueryTerm } from '#domain/search-words.ts';
import type { FoundGroup, FoundPage } from '#domain/search.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { sentenceIn } from './page-index.ts';

/** Letters of the longest word: fewer begin too many words of what issuers publish. */
const LETTERS_LEAST = 3;
/** Beside a word, so many that sound or look alike. */
const ALIKE_MOST = 12;

export type SearchedStore = Pick<Store, 'disclosures' | 'fileWords'>;

/** What the store found: disclosures and the exchange's announcements by their headlines, anything by the words of its file. */
export interface StoredFinds {
  disclosures: Disclosure[];
  announcements: Disclosure[];
  files: FileWords[];
}

export const NO_FINDS: StoredFinds = { disclosures: [], announcements: [], files: [] };

/** Asks the store; `alikeTo` gives words that are taken for one that nobody wrote. */
export async function askStore(
  store: SearchedStore,
  query: string,
  { until, take, files }: { until: Instant; take: number; files: boolean },
  alikeTo: (word: string) => readonly string[] = () => [],
): Promise<StoredFinds> {
  const words = queryWords(query);
  if (take === 0 || !words.some((word) => word.length >= LETTERS_LEAST)) return NO_FINDS;
  const asked = words.map((word) => widened(queryTerm(word), alikeTo(word)));
  // Twice: most have an edition in each language, of which one is shown.
  const wanted = { asked, until, take: 2 * take + 2 };
  const [disclosures, announcements, inFiles] = await Promise.all([
    store.disclosures.search({ ...wanted, isOwn: true }),
    store.disclosures.search({ ...wanted, isOwn: false }),
    files ? store.fileWords.search(wanted) : [],
  ]);
  return { disclosures, announcements, files: inFiles };
}

function widened({ beginnings, whole }: QueryTerm, alike: readonly string[]): QueryTerm {
  return { beginnings, whole: [...whole, ...alike.slice(0, ALIKE_MOST)] };
}

/** Of the two languages of one publication the reader's; the newest first as before. */
export function oneOfEach(rows: readonly Disclosure[], locale: Locale): Disclosure[] {
  const kept: Disclosure[] = [];
  for (const row of rows) {
    const place = kept.findIndex((other) => mayTranslate(row, other));
    if (place < 0) kept.push(row);
    else if (row.lang === locale) kept[place] = row;
  }
  return kept;
}

/** A disclosure or an announcement of the exchange as it is shown. */
export function showDisclosure(row: Disclosure, query: string, alike: ReadonlySet<string>, locale: Locale): FoundPage {
  const { id, lang, headline, issuer, publishedAt, announcementType } = row;
  return {
    to: announcementType === 'Disclosure' ? pathOf('the-exchange-disclosures-id', { id }) : pathOfNews(id, headline),
    title: markWords(headline, queryWords(query), alike),
    section: [pick(issuer, locale), formatDate(publishedAt, locale)].join(' · '),
    sentence: null,
    ...(lang === locale ? {} : { lang }),
  };
}

const GROUPS: Record<FileSubject, FoundGroup> = {
  disclosure: 'disclosures',
  announcement: 'announcements',
  circular: 'circulars',
  press: 'press-releases',
};

/** Where what was found in a file is shown. */
export function groupOf({ subject }: FileWords): FoundGroup {
  return GROUPS[subject];
}

/** What has the words in its file, with the sentence of the file that has them. */
export function showFile(file: FileWords, query: string, alike: ReadonlySet<string>, locale: Locale): FoundPage {
  const { lang, title, issuer, publishedAt, text } = file;
  const words = queryWords(query);
  return {
    to: pathOfFile(file),
    title: markWords(pick(title, locale), words, alike),
    section: [issuer && pick(issuer, locale), formatDate(publishedAt, locale)].filter(Boolean).join(' · '),
    sentence: sentenceIn(text, words, alike),
    ...(lang === locale ? {} : { lang, sentenceLang: lang }),
  };
}

function pathOfFile({ subject, id, title }: FileWords): string {
  if (subject === 'disclosure') return pathOf('the-exchange-disclosures-id', { id });
  if (subject === 'circular') return pathOf('the-exchange-circulars-id', { id });
  if (subject === 'press') return pathOf('discover-news-media-press-releases-id', { id });
  return pathOfNews(id, pick(title, 'en'));
}

/** The derivatives market has a list of its own; either edition's id leads to the page. */
function pathOfNews(id: string, headline: string): string {
  const list = isDerivativesNews(headline)
    ? 'the-exchange-derivatives-market-announcements-id'
    : 'the-exchange-market-announcements-id';
  return pathOf(list, { id });
}
