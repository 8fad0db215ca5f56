import { data } from 'react-router';
import { mapBlock, type BlockMap } from '#domain/article-map.ts';
import { piecesOf, sourceName, type ArticlePiece } from '#domain/article-pieces.ts';
import { plainText, runsOf } from '#domain/article-words.ts';
import type { Article, Block, LinkTarget } from '#domain/article.ts';
import { pick } from '#domain/bilingual.ts';
import { compareFigures } from '#domain/compared-texts.ts';
import { formatDate } from '#domain/date.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import type { ShownLink } from '#app/blocks/article/shown-article.ts';
import type { LiveNames, ProofBlock, ProofData, ProofRow } from '#app/blocks/proof/proof-rows.ts';
import type { Site } from '#app/context.ts';
import { dataAge } from './data-age.ts';
import { indexOf, marketFor, tradedSecurities, type Market } from './live-blocks.ts';
import { fillPlaceholders, OWN_SECTIONS, shownMap } from './shown-article.ts';
import { findArticle } from './source.server.ts';

/** An article in one of the languages, and how its parts are shown. */
interface Edition {
  locale: Locale;
  article: Article;
  map: BlockMap<LinkTarget, ShownLink>;
}

/** Texts of those headings, keyed by block type, which is the heading's id too. */
const HEADINGS: Partial<Record<Block['type'], string>> = { ...OWN_SECTIONS, next: 'article.next' };

type Piece = ArticlePiece | undefined;

/** The article at a path in both languages, piece by piece. Throws a 404 when either language has none. */
export async function loadProof(site: Site, path: string): Promise<ProofData> {
  const { exchange, locale } = site;
  const [own, other] = await Promise.all([
    editionOf(site, path, locale),
    editionOf(
      site,
      path,
      LOCALE_CODES.find((code) => code !== locale)!,
    ),
  ]);
  if (!own || !other) throw data({ path }, { status: 404, statusText: 'Not Found' });
  const market = await marketFor(own.article, site);
  const pieces = [piecesOf(withHeadings(own)), piecesOf(withHeadings(other))] as const;
  const rows = [
    ...headRows(own, other, site),
    ...Array.from({ length: Math.max(pieces[0].length, pieces[1].length) }, (_, at) =>
      pieceRow([pieces[0][at], pieces[1][at]], [own, other], { site, market }),
    ).filter(({ sides }) => sides.some((side) => side !== null)),
  ];
  const differ = sum(rows.map(({ figures: { only } }) => Math.max(only[0].length, only[1].length)));
  return {
    title: fillPlaceholders(own.article.title, exchange, locale),
    description: fillPlaceholders(own.article.description, exchange, locale),
    path,
    figures: sum(rows.map(({ figures }) => figures.equal)) + differ,
    differ,
    rows,
  };
}

async function editionOf({ exchange, locale: shown }: Site, path: string, locale: Locale): Promise<Edition | null> {
  const article = await findArticle(path, locale);
  if (!article) return null;
  const map = shownMap(exchange, locale);
  if (locale === shown) return { locale, article, map };
  // Links in the other language lead to that language's pages.
  const target = (to: LinkTarget): ShownLink | null => {
    const link = map.target(to);
    return link?.kind === 'page' ? { kind: 'other-language', href: hrefIn(locale, link.href) } : link;
  };
  return { locale, article, map: { ...map, target } };
}

/** The blocks with the headings that the page adds to those which are a section of their own. */
function withHeadings({ article: { blocks }, locale }: Edition): Block[] {
  const t = textOf(locale);
  return blocks.flatMap((block, at): Block[] => {
    const above = blocks[at - 1];
    const isUnderOne = block.type !== 'next' && above?.type === 'heading' && above.level === 2;
    const text = isUnderOne ? undefined : HEADINGS[block.type];
    return text ? [{ type: 'heading', level: 2, id: block.type, children: [t(text)] }, block] : [block];
  });
}

/**
 * The rows around the blocks: the article's name, its text for search engines, its first sentence and when it was
 * reviewed.
 */
function headRows(own: Edition, other: Edition, { locale }: Site): ProofRow[] {
  const t = textOf(locale);
  const row = (label: string, words: (edition: Edition) => string): ProofRow => {
    const texts = [own, other].map((edition) => edition.map.text(words(edition))) as [string, string];
    const [one, two] = texts.map((text): ProofBlock => ({ type: 'paragraph', children: [text] })) as [
      ProofBlock,
      ProofBlock,
    ];
    return { id: null, label, live: null, sides: [one, two], figures: compareFigures([texts[0]], [texts[1]]) };
  };
  return [
    row(t('proof.title'), ({ article }) => article.title),
    row(t('proof.description'), ({ article }) => article.description),
    row(t('proof.lead'), ({ article }) => article.lead),
    row(t('proof.reviewed'), ({ article, locale: code }) => formatDate(article.reviewed, code)),
  ];
}

interface Filling {
  site: Site;
  market: Market;
}

function pieceRow(pieces: [Piece, Piece], [own, other]: [Edition, Edition], { site, market }: Filling): ProofRow {
  const piece = (pieces[0] ?? pieces[1])!;
  const sides: ProofRow['sides'] = [
    shownPiece(pieces[0], own, { site, market }),
    shownPiece(pieces[1], other, { site, market }),
  ];
  const [one, two] = sides.map((side) => (side && side.type !== 'live' ? runsOf(side).map(plainText) : []));
  return {
    id: piece.id,
    label: labelOf(piece, site),
    live: liveOf(piece, { site, market }),
    sides,
    figures: compareFigures(one!, two!),
  };
}

function labelOf({ number, block }: ArticlePiece, { locale }: Site): string | null {
  const t = textOf(locale);
  if (block.type === 'steps' && number !== null) return t('proof.step', { number });
  return block.type === 'questions' && number !== null ? t('proof.question', { number }) : null;
}

function shownPiece(piece: Piece, { locale, map }: Edition, { site, market }: Filling): ProofBlock | null {
  if (!piece) return null;
  const block = mapBlock(piece.block, map);
  if (block === null) return null;
  const live = (names: LiveNames['names']): LiveNames => ({ type: 'live', names });
  switch (block.type) {
    case 'securities':
      return live(
        tradedSecurities(block, market).map(({ security: { symbol, name } }) => ({ symbol, name: pick(name, locale) })),
      );
    case 'index':
      return live([{ symbol: null, name: pick(indexOf(site.exchange, block).name, locale) }]);
    case 'part':
    case 'providers':
      return live([]);
    default:
      return block;
  }
}

/**
 * The name of a block that the site fills, with the age of its data; the name alone for a block without market data.
 */
function liveOf({ block }: ArticlePiece, { site, market }: Filling): ProofRow['live'] {
  switch (block.type) {
    case 'securities': {
      const times = tradedSecurities(block, market).map(({ quote }) => quote.at);
      return { source: sourceName(block), age: dataAge(site, times.length > 0 ? Math.max(...times) : null) };
    }
    case 'index':
      return {
        source: sourceName(block),
        age: dataAge(site, site.live.index(indexOf(site.exchange, block).code)?.at ?? null),
      };
    case 'part':
    case 'providers':
      return { source: sourceName(block), age: null };
    default:
      return null;
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
