import type { DocumentFacts } from '#domain/document-facts.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { ShownDocument } from '#app/blocks/disclosures/documents.tsx';
import type { Site } from '#app/context.ts';
import { documentPageHref } from '#app/links/document-links.ts';
import type { PublishedFile } from './published-file.ts';
import { sizeWords } from '#app/data/notices/text.ts';

/** A file of a disclosure with texts in the reader's language, without the disclosure it belongs to. */
export type DocumentFile = Omit<ShownDocument, 'lang' | 'headline' | 'disclosure'>;

const WIDTH = 960;
/** A4, until the page is measured. */
const A4 = { width: 595, height: 842 };
const PAGES_READ = 3;

/** Files with their stored facts. Fetches nothing: the picture's own request does that. */
export function loadFiles(site: Site, files: readonly PublishedFile[]): Promise<DocumentFile[]> {
  return Promise.all(files.map(async (file) => documentFile(file, await site.documentFacts(file.path), site.locale)));
}

function documentFile(file: PublishedFile, facts: DocumentFacts | null, locale: Locale): DocumentFile {
  const t = textOf(locale);
  const { id, href, title } = file;
  const base = { id, href, title, note: 'PDF', sha256: null, refused: null, text: null };
  if (facts?.kind === 'refused') return { ...base, picture: null, refused: t('disclosures.refused') };
  const { width, height } = facts?.pages[0] ?? A4;
  const alt = t('disclosures.firstPage', { title });
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width), alt };
  if (!facts) return { ...base, picture: { src: documentPageHref(href, { page: 1, width: WIDTH }), ...size } };
  const { sha256, bytes, pageCount, pages } = facts;
  return {
    ...base,
    note: ['PDF', t('disclosures.pages', { count: pageCount }), sizeWords(bytes, locale)].filter(Boolean).join(' · '),
    picture: { src: documentPageHref(href, { page: 1, width: WIDTH, sha256 }), ...size },
    sha256,
    text: pages
      .slice(0, PAGES_READ)
      .map((page) => page.text)
      .join('\n\n'),
  };
}
