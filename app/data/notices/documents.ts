import { compareTexts } from '#domain/compared-texts.ts';
import { wordsBelow } from '#domain/text-paragraphs.ts';
import type { ShownDocument } from '#app/blocks/disclosures/documents.tsx';
import type { ComparedFiles } from '#app/blocks/disclosures/side-by-side.tsx';
import type { Site } from '#app/context.ts';
import { compareFiles } from '#app/data/disclosures/compared-files.ts';
import { loadFiles } from '#app/data/disclosures/document-files.ts';
import type { NoticeFile, NoticeItem } from './item.ts';
import { fileTitle } from './text.ts';

/** The published content of a notice, as its page shows it. */
export interface NoticeDocuments {
  /** Plain text: paragraphs separated by a blank line; null when it could not be read. */
  text: string | null;
  /** The PDF files of both languages, the reader's first. */
  documents: ShownDocument[];
  compared: ComparedFiles[];
  /** Files of other formats. */
  attached: NoticeFile[];
}

const PDF = 'PDF';
const titled = (file: NoticeFile) => ({ ...file, title: fileTitle(file.title) });
const isPdf = ({ format }: NoticeFile) => format === PDF;

/**
 * The text, the first pages and both languages of a notice. Its own file is read now, since the file's text is the
 * page's content.
 */
export async function loadNoticeDocuments(site: Site, item: NoticeItem): Promise<NoticeDocuments> {
  const [files, others] = [item.files.filter(isPdf), item.otherFiles.filter(isPdf)];
  const text = item.event ? item.event.text : await wordsOf(site, item.headline, files[0]);
  const all = [...files, ...others];
  const [shown, compared] = await Promise.all([loadFiles(site, all.map(titled)), compareFiles(site, files, others)]);
  return {
    text,
    documents: shown.map((file, at) => {
      const { lang, edition } = all[at]!;
      // The text of the first file is on the page, and texts of both languages are shown side by side.
      const isRead = (at === 0 && text !== null) || compared.some(({ files: pair }) => pair.includes(file.id));
      return { ...file, lang, headline: edition.headline, disclosure: edition.id, ...(isRead && { text: null }) };
    }),
    compared: item.event ? comparedTexts(item) : compared,
    attached: [...item.files, ...item.otherFiles].filter((file) => !isPdf(file)),
  };
}

async function wordsOf(site: Site, headline: string, file: NoticeFile | undefined): Promise<string | null> {
  const facts = file && (await site.readDocument(file.path));
  if (facts?.kind !== 'read') return null;
  const pages = facts.pages.map(({ text }) => text);
  return wordsBelow(headline, pages).join('\n\n') || null;
}

/** The text of an event in both languages. */
function comparedTexts({ id, headline, event }: NoticeItem): ComparedFiles[] {
  const compared = event?.text && event.otherText ? compareTexts(event.text, event.otherText) : null;
  if (!compared) return [];
  const differ = Math.max(...compared.only);
  const figures = compared.agree + differ;
  return [{ files: [id, id], title: headline, figures, differ, rows: compared.rows, isWhole: true }];
}
