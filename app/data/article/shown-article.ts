import { mapBlock, type BlockMap } from '#domain/article-map.ts';
import { readingMinutes } from '#domain/article-words.ts';
import type { Article, Block, LinkTarget } from '#domain/article.ts';
import { pick } from '#domain/bilingual.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { normaliseLink } from '#domain/link.ts';
import type { Locale } from '#domain/locale.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type {
  LiveIndex,
  LiveSecurities,
  ShownArticle,
  ShownBlock,
  ShownLink,
  ShownSection,
} from '#app/blocks/article/shown-article.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';

type LiveSource = Extract<Block, { type: 'securities' | 'index' }>;
export type PartSource = Extract<Block, { type: 'part' }>;

export interface Showing {
  exchange: ExchangeConfig;
  locale: Locale;
  /** Returns the blocks of a part that any article can have; null for a part that the page renders itself. */
  part?(block: PartSource): readonly ShownBlock[] | null;
  /** Returns the market data of a live block. */
  live(block: LiveSource): LiveSecurities | LiveIndex;
}

/**
 * Maps the source's texts and targets to those of a page: placeholders filled, links resolved, Latin runs isolated in
 * Arabic.
 */
export function shownMap(exchange: ExchangeConfig, locale: Locale): BlockMap<LinkTarget, ShownLink> {
  return {
    text(words) {
      const filled = fillPlaceholders(words, exchange, locale);
      return isolatedIn(locale, filled);
    },
    target: (target) => shownLink(target, exchange),
  };
}

/**
 * The article as its page shows it: placeholders filled, links resolved or replaced by text, Latin runs isolated in
 * Arabic.
 */
export function showArticle(article: Article, { exchange, locale, live, part }: Showing): ShownArticle {
  const map = shownMap(exchange, locale);
  const { text } = map;
  const blocks = article.blocks.flatMap((block): PlacedBlock[] => {
    if (block.type === 'securities' || block.type === 'index') return [live(block)];
    if (block.type === 'part') return [...(part?.(block) ?? [block])];
    if (block.type === 'contact') return [{ type: 'contact', of: exchange.contact }];
    if (block.type === 'providers') return [providersOf(exchange, locale)];
    const shown = mapBlock(block, map);
    return shown === null || isSource(shown) ? [] : [shown];
  });
  return {
    title: text(article.title),
    lead: text(article.lead),
    reviewed: article.reviewed,
    minutes: readingMinutes(article),
    sections: sectionsOf(blocks, textOf(locale)),
    next: blocks.flatMap((block) => (block.type === 'next' ? block.ways : [])),
  };
}

/** The next step is at the page's end, outside its sections. */
type PlacedBlock = ShownBlock | Extract<Block<ShownLink>, { type: 'next' }>;

/** True for a block whose content is not in the article. */
function isSource(block: Block<ShownLink>): block is Extract<typeof block, { type: (typeof SOURCES)[number] }> {
  return SOURCES.some((type) => type === block.type);
}

const SOURCES = ['securities', 'index', 'providers', 'contact'] as const;

/** The distributors of the exchange's data: a list of links, or a sentence that none is named. */
function providersOf({ dataProviders }: ExchangeConfig, locale: Locale): ShownBlock {
  if (dataProviders.length === 0)
    return { type: 'paragraph', children: [textOf(locale)('descriptions.providers.none')] };
  return {
    type: 'list',
    ordered: false,
    items: dataProviders.map(({ name, href }) => {
      const [to, words] = [outside(normaliseLink(href)), [pick(name, locale)]];
      return [{ type: 'paragraph', children: to ? [{ type: 'link', to, children: words }] : words }];
    }),
  };
}

/** Returns the text with the exchange's names filled in. */
export function fillPlaceholders(words: string, exchange: ExchangeConfig, locale: Locale): string {
  const { name, shortName, openData } = exchange;
  return words
    .replaceAll('{exchange}', pick(name, locale))
    .replaceAll('{short}', shortName)
    .replaceAll('{quoteDelay}', String(openData.quoteDelayMinutes))
    .replaceAll('{apiBurst}', String(openData.limits.burst))
    .replaceAll('{apiRate}', String(openData.limits.perMinute));
}

/** Returns the link of a target; null when the exchange has no such address. */
function shownLink(target: LinkTarget, { links, contact }: ExchangeConfig): ShownLink | null {
  switch (target.kind) {
    case 'page': {
      const name = target.name as RouteName;
      return { kind: 'page', href: `${pathOf(name)}${target.query ?? ''}${target.hash ? `#${target.hash}` : ''}` };
    }
    case 'section':
      return { kind: 'section', href: `#${target.hash}` };
    case 'external':
      return outside(links[target.key as keyof typeof links]);
    case 'web':
      return outside(target.href);
    case 'mail': {
      const address = target.box === 'contact' ? contact.email : contact.complaints;
      return address === null ? null : { kind: 'mail', href: `mailto:${address}` };
    }
    case 'glossary':
      return { kind: 'page', href: `${pathOf('glossary')}#${target.id}` };
  }
}

function outside(href: string | null): ShownLink | null {
  return href === null ? null : { kind: 'out', href };
}

/** Blocks that are a section of their own, wherever the source places them, and the texts of their headings. */
export const OWN_SECTIONS = { documents: 'article.documents', contact: 'article.contact' } as const;

/**
 * The blocks under their headings of the second level. Documents and contact get a heading when the source has none
 * directly above them; a section that lost all its blocks is dropped with its heading.
 */
function sectionsOf(blocks: readonly PlacedBlock[], t: Text): ShownSection[] {
  const sections: ShownSection[] = [{ id: null, title: [], blocks: [] }];
  for (const block of blocks) {
    const current = sections.at(-1);
    if (block.type === 'heading' && block.level === 2)
      sections.push({ id: block.id, title: block.children, blocks: [] });
    else if ((block.type === 'documents' || block.type === 'contact') && current?.blocks.length)
      sections.push({ id: block.type, title: [t(OWN_SECTIONS[block.type])], blocks: [block] });
    else if (block.type !== 'next') current?.blocks.push(block);
  }
  return sections.filter((section) => section.blocks.length > 0);
}
