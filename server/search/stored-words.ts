import { pathOf } from '#app/page-path.ts';
import { pick, type Bilingual } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { isDerivativesNews } from '#domain/derivatives-news.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { FILE_SUBJECTS, type FileSubject, type FileWords } from '#domain/file-words.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { type Locale, DEFAULT_LOCALE } from '#domain/locale.ts';
import { markWords } from '#domain/marked-text.ts';
import { queryTerm, queryWords, type QueryTerm } from '#domain/search-words.ts';
import type { FoundGroup, FoundPage } from '#domain/search.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { sentenceIn } from './page-index.ts';

/** Minimum length of the query's longest word: shorter ones begin too many words of issuers' publications. */
const LETTERS_LEAST = 3;
/** Similar words that are added to each word. */
const ALIKE_MOST = 12;

export type SearchedStore = Pick<Store, 'disclosures' | 'fileWords'>;

/**
 * Finds of the store: disclosures and the exchange's announcements by their headlines, anything by the text of its
 * file.
 */
export interface StoredFinds {
  disclosures: Disclosure[];
  announcements: Disclosure[];
  files: FileWords[];
}

export const NO_FINDS: StoredFinds = { disclosures: [], announcements: [], files: [] };

/**
 * Rows to request from the store in order to show `take`: most have an edition in each language, and one more shows
 * that there are others.
 */
export function storedMost(take: number): number {
  return 2 * take + 2;
}

/** Searches the store; `alikeTo` returns words to search for in addition to one that nobody wrote. */
export async function askStore(
  store: SearchedStore,
  query: string,
  { until, take, files }: { until: Instant; take: number; files: boolean },
  alikeTo: (word: string) => readonly string[] = () => [],
): Promise<StoredFinds> {
  const words = queryWords(query);
  if (take === 0 || !words.some((word) => word.length >= LETTERS_LEAST)) return NO_FINDS;
  const terms = words.map((word) => widened(queryTerm(word), alikeTo(word)));
  const wanted = { asked: terms, until, take: storedMost(take) };
  const [disclosures, announcements, inFiles] = await Promise.all([
    store.disclosures.search({ ...wanted, isOwn: true }),
    store.disclosures.search({ ...wanted, isOwn: false }),
    files ? Promise.all(FILE_SUBJECTS.map((subject) => store.fileWords.search({ ...wanted, subject }))) : [],
  ]);
  return { disclosures, announcements, files: inFiles.flat() };
}

function widened({ beginnings, whole }: QueryTerm, alike: readonly string[]): QueryTerm {
  return { beginnings, whole: [...whole, ...alike.slice(0, ALIKE_MOST)] };
}

/** A disclosure or an announcement of the exchange, as a find to be shown. */
export function showDisclosure(row: Disclosure, query: string, alike: ReadonlySet<string>, locale: Locale): FoundPage {
  const { id, lang, headline, issuer, publishedAt, announcementType } = row;
  return {
    to: announcementType === 'Disclosure' ? pathOf('the-exchange-disclosures-id', { id }) : pathOfNews(id, headline),
    title: markWords(headline, queryWords(query), alike),
    section: sectionOf(issuer, publishedAt, locale),
    sentence: null,
    ...(lang === locale ? {} : { lang }),
  };
}

/** A Latin name is isolated in Arabic, so that the separator and the date after it follow the Arabic direction. */
function sectionOf(issuer: Bilingual | null, publishedAt: Instant, locale: Locale): string {
  const parts = [issuer && pick(issuer, locale), formatDate(publishedAt, locale)];
  return isolatedIn(locale, parts.filter(Boolean).join(' · '));
}

const GROUPS: Record<FileSubject, FoundGroup> = {
  disclosure: 'disclosures',
  announcement: 'announcements',
  circular: 'circulars',
  press: 'press-releases',
};

/** The group in which a find in a file is shown. */
export function groupOf({ subject }: FileWords): FoundGroup {
  return GROUPS[subject];
}

/** A find by the text of its file, with the sentence that matches. */
export function showFile(file: FileWords, query: string, alike: ReadonlySet<string>, locale: Locale): FoundPage {
  const { lang, title, issuer, publishedAt, text } = file;
  const words = queryWords(query);
  return {
    to: pathOfFile(file),
    title: markWords(pick(title, locale), words, alike),
    section: sectionOf(issuer, publishedAt, locale),
    sentence: sentenceIn(text, words, alike),
    ...(lang === locale ? {} : { lang, sentenceLang: lang }),
  };
}

/** Path of the page that a file belongs to. */
export function pathOfFile({ subject, id, title }: FileWords): string {
  if (subject === 'disclosure') return pathOf('the-exchange-disclosures-id', { id });
  if (subject === 'circular') return pathOf('the-exchange-circulars-id', { id });
  if (subject === 'press') return pathOf('discover-news-media-press-releases-id', { id });
  return pathOfNews(id, pick(title, DEFAULT_LOCALE));
}

/** News of the derivatives market has a list of its own; either edition's id leads to the page. */
function pathOfNews(id: string, headline: string): string {
  const list = isDerivativesNews(headline)
    ? 'the-exchange-derivatives-market-announcements-id'
    : 'the-exchange-market-announcements-id';
  return pathOf(list, { id });
}
