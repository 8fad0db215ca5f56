import { compareTexts } from '#domain/compared-texts.ts';
import type { ReadDocument } from '#domain/document-facts.ts';
import { textOfPages } from '#domain/text-paragraphs.ts';
import type { ComparedFiles } from '#app/blocks/disclosures/side-by-side.tsx';
import type { Site } from '#app/context.ts';
import type { PublishedFile } from './published-file.ts';

/** Up to this number of pages, texts are shown whole. */
const PAGES_WHOLE = 3;
/** Below this share of equal text, two texts are not translations of each other, or could not be read well. */
const LEAST_EQUAL = 0.5;

/** The files of both languages in pairs, as far as each was read whole; empty when their numbers differ. */
export async function compareFiles(
  site: Site,
  own: readonly PublishedFile[],
  other: readonly PublishedFile[],
): Promise<ComparedFiles[]> {
  if (own.length !== other.length) return [];
  const pairs = own.map(async (file, at) => comparePair(site, file, other[at]!));
  return (await Promise.all(pairs)).filter((pair) => pair !== null);
}

async function comparePair(site: Site, own: PublishedFile, other: PublishedFile): Promise<ComparedFiles | null> {
  const [one, two] = await Promise.all([readWhole(site, own), readWhole(site, other)]);
  if (!one || !two) return null;
  const compared = compareTexts(textOf(one), textOf(two));
  if (!compared) return null;
  const { agree, only, rows } = compared;
  const differ = Math.max(...only);
  const figures = agree + differ;
  const isLike = agree >= figures * LEAST_EQUAL;
  const isWhole = Math.max(one.pageCount, two.pageCount) <= PAGES_WHOLE;
  const shown = isWhole ? rows : rows.filter((row) => row.only.some((side) => side.length > 0));
  return { files: [own.id, other.id], title: own.title, figures, differ, rows: isLike ? shown : [], isWhole };
}

async function readWhole({ documentFacts }: Site, { path }: PublishedFile): Promise<ReadDocument | null> {
  const facts = await documentFacts(path);
  return facts?.kind === 'read' && !facts.isCut ? facts : null;
}

function textOf({ pages }: ReadDocument): string {
  return textOfPages(pages.map(({ text }) => text));
}
