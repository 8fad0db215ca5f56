import type { DocumentFacts } from '#domain/document-facts.ts';
import type { FileWords } from '#domain/file-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { Store } from '#store/store.ts';
import { CIRCULAR_PATH } from './known-documents.ts';

/** As the feed calls what issuers publish themselves. */
const ISSUERS_OWN = 'Disclosure';
/** Of a longer file the beginning is searched: forty pages of a report. */
const CHARACTERS_MOST = 120_000;

type Stores = Pick<Store, 'disclosures' | 'press' | 'circulars' | 'fileWords'>;

/** Keeps the words of the file at a path below /documents, so that it is found by them. */
export async function keepWords(store: Stores, path: string, facts: DocumentFacts): Promise<void> {
  const owner = await ownerOf(store, path);
  if (!owner) return;
  const text = textOf(facts);
  // A circular is one record for both languages: its file says which it is in.
  const lang = owner.subject === 'circular' ? languageOf(text) : owner.lang;
  await store.fileWords.save([{ ...owner, lang, path, text }]);
}

function languageOf(text: string): Locale {
  const [arabic, latin] = [/[\u0600-\u06ff]/g, /[a-z]/gi].map((letters) => text.match(letters)?.length ?? 0);
  return arabic! > latin! ? 'ar' : 'en';
}

/** Lines that a page's width broke are joined; pages stand apart. */
function textOf(facts: DocumentFacts): string {
  if (facts.kind !== 'read') return '';
  const pages = facts.pages.map(({ text }) => text.replace(/\s*\n\s*/g, ' ').trim());
  return pages.filter(Boolean).join('\n').slice(0, CHARACTERS_MOST);
}

async function ownerOf(store: Stores, path: string): Promise<Omit<FileWords, 'path' | 'text'> | null> {
  const [, circularId] = CIRCULAR_PATH.exec(path) ?? [];
  if (circularId) return ofCircular(store, circularId);
  const disclosure = await store.disclosures.findByFile(path);
  const owner = disclosure ?? (await store.press.find(path.split('/').at(-2) ?? ''));
  if (!owner) return null;
  const { id, lang, headline, symbol, issuer, publishedAt, announcementType } = owner;
  const subject = announcementType === ISSUERS_OWN ? 'disclosure' : 'announcement';
  const said = { id, lang, title: { en: headline, ar: null }, publishedAt };
  return disclosure
    ? { ...said, subject, issuer, code: symbol }
    : { ...said, subject: 'press', issuer: null, code: null };
}

async function ofCircular({ circulars }: Stores, id: string): Promise<Omit<FileWords, 'path' | 'text'> | null> {
  const circular = await circulars.find(id);
  if (!circular) return null;
  const { number, headline, publishedAt } = circular;
  return { subject: 'circular', id, lang: 'en', title: headline, issuer: null, code: number, publishedAt };
}
