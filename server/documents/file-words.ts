import { LANGUAGES, type Script } from '#domain/words/languages.ts';
import { inDefault } from '#domain/bilingual.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { DocumentFacts } from '#domain/document-facts.ts';
import type { FileWords } from '#domain/file-words.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locale.ts';
import type { Store } from '#store/store.ts';
import { keepMeetingNotices } from '#ingest/meeting-notices.ts';
import type { Instant } from '#domain/time.ts';
import { CIRCULAR_PATH } from './known-documents.ts';

/** The feed's name for what issuers publish themselves. */
const ISSUERS_OWN = 'Disclosure';
/** Of a longer file only this many first characters are searched: forty pages of a report. */
const CHARACTERS_MOST = 120_000;
const LETTERS: Record<Script, RegExp> = { latin: /[a-z]/gi, arabic: /[\u0600-\u06ff]/g };

type Stores = Pick<Store, 'disclosures' | 'press' | 'circulars' | 'documents' | 'fileWords'>;

/**
 * Stores the text of the file at a path below /documents for the search, and the general meeting that the file calls.
 */
export async function keepWords(store: Stores, path: string, facts: DocumentFacts, at: Instant): Promise<void> {
  const disclosure = await store.disclosures.findByFile(path);
  const owner = await ownerOf(store, path, disclosure);
  if (!owner) return;
  const text = textOf(facts);
  if (disclosure) await keepMeetingNotices(store, [{ disclosure, text }], at);
  // A circular is one record for both languages: the language is detected from its file.
  const lang = owner.subject === 'circular' ? languageOf(text) : owner.lang;
  await store.fileWords.save([{ ...owner, lang, path, text }]);
}

/** The language with the most letters. */
function languageOf(text: string): Locale {
  const letters = (locale: Locale) => text.match(LETTERS[LANGUAGES[locale].script])?.length ?? 0;
  return LOCALE_CODES.reduce((most, locale) => (letters(locale) > letters(most) ? locale : most));
}

/** Text of a file: lines broken by the page's width are joined, pages are separated. */
function textOf(facts: DocumentFacts): string {
  if (facts.kind !== 'read') return '';
  const pages = facts.pages.map(({ text }) => text.replace(/\s*\n\s*/g, ' ').trim());
  return pages.filter(Boolean).join('\n').slice(0, CHARACTERS_MOST);
}

type Owner = Omit<FileWords, 'path' | 'text'>;

async function ownerOf(store: Stores, path: string, disclosure: Disclosure | undefined): Promise<Owner | null> {
  const [, circularId] = CIRCULAR_PATH.exec(path) ?? [];
  if (circularId) return ofCircular(store, circularId);
  const owner = disclosure ?? (await store.press.find(path.split('/').at(-2) ?? ''));
  if (!owner) return null;
  const { id, lang, headline, symbol, issuer, publishedAt, announcementType } = owner;
  const subject = announcementType === ISSUERS_OWN ? 'disclosure' : 'announcement';
  const said = { id, lang, title: inDefault(headline), publishedAt };
  return disclosure
    ? { ...said, subject, issuer, code: symbol }
    : { ...said, subject: 'press', issuer: null, code: null };
}

async function ofCircular({ circulars }: Stores, id: string): Promise<Owner | null> {
  const circular = await circulars.find(id);
  if (!circular) return null;
  const { number, headline, publishedAt } = circular;
  return { subject: 'circular', id, lang: DEFAULT_LOCALE, title: headline, issuer: null, code: number, publishedAt };
}
