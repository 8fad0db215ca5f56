import { pick } from '#domain/bilingual.ts';
import { disclosureKind } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { SAME_TIME_MS } from '#domain/editions.ts';
import type { FileWords } from '#domain/file-words.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';

/** Finds of one publication, in the reader's language when it was found in that language. */
export interface FoundEditions {
  /** Found by its headline. */
  row?: Disclosure;
  /** Found by the text of its file. */
  file?: FileWords;
}

/** What identifies an edition, whether its headline or its file was found. */
interface Edition {
  id: string;
  lang: Locale;
  code: string | null;
  kind: string;
  publishedAt: Instant;
}

interface Gathered {
  editions: Edition[];
  found: FoundEditions;
}

/**
 * Returns each publication once: its headline, its file and its edition in the other language are one find. Those found
 * by their headlines come first; otherwise the order is unchanged.
 */
export function foundEditions(
  rows: readonly Disclosure[],
  files: readonly FileWords[],
  locale: Locale,
): FoundEditions[] {
  const gathered: Gathered[] = [];
  function placeOf(edition: Edition): FoundEditions {
    const known = gathered.find(({ editions }) => belongs(edition, editions));
    if (known) known.editions.push(edition);
    else gathered.push({ editions: [edition], found: {} });
    return (known ?? gathered.at(-1)!).found;
  }
  for (const row of rows) {
    const place = placeOf(ofRow(row));
    if (!place.row || row.lang === locale) place.row = row;
  }
  for (const file of files) {
    const place = placeOf(ofFile(file));
    if (!place.file || (file.lang === locale && place.file.lang !== locale)) place.file = file;
  }
  return gathered.map(({ found }) => found);
}

function ofRow({ id, lang, symbol, headline, publishedAt }: Disclosure): Edition {
  return { id, lang, code: symbol, kind: disclosureKind(headline), publishedAt };
}

function ofFile({ id, lang, code, title, publishedAt }: FileWords): Edition {
  return { id, lang, code, kind: disclosureKind(pick(title, DEFAULT_LOCALE)), publishedAt };
}

/**
 * True for the same id or for another language of the publication: a publication has no two editions in one language.
 */
function belongs(edition: Edition, editions: readonly Edition[]): boolean {
  if (editions.some(({ id }) => id === edition.id)) return true;
  return editions.every(({ lang }) => lang !== edition.lang) && editions.some((other) => mayTranslate(edition, other));
}

function mayTranslate(a: Edition, b: Edition): boolean {
  return a.code === b.code && a.kind === b.kind && Math.abs(a.publishedAt - b.publishedAt) <= SAME_TIME_MS;
}
