import type { Article, Block, Flow, Inline, TableGrid, Titled, Way } from './article.ts';

const WORDS_A_MINUTE = 200;

/** An entry of the contents list. */
export interface ContentsEntry {
  id: string;
  title: string;
}

/** The plain text of a run, without marks. */
export function plainText(inlines: readonly Inline<unknown>[]): string {
  return inlines.map(wordsOf).join('');
}

function wordsOf(inline: Inline<unknown>): string {
  if (typeof inline === 'string') return inline;
  if (inline.type === 'break') return '\n';
  return inline.type === 'code' ? inline.text : plainText(inline.children);
}

/** Every run of text of a block, in reading order. */
export function runsOf<To>(block: Block<To>): Inline<To>[][] {
  switch (block.type) {
    case 'heading':
    case 'lead':
      return [block.children];
    case 'steps':
      return block.steps.flatMap(titledRuns);
    case 'questions':
      return block.questions.flatMap(titledRuns);
    case 'figures':
      return block.figures.flatMap(({ figure, what, year, source }) => [[figure], what, [year ?? ''], source]);
    case 'comparison':
      return [...(block.caption ? [block.caption] : []), ...gridRuns(block)];
    case 'documents':
    case 'next':
      return block.ways.flatMap(wayRuns);
    case 'quote':
      return [block.text, block.who];
    case 'call':
      return [block.title, block.text, ...wayRuns(block.way)];
    case 'securities':
    case 'index':
    case 'stores':
    case 'contact':
    case 'providers':
    case 'part':
      return [];
    default:
      return flowRuns(block);
  }
}

function flowRuns<To>(flow: Flow<To>): Inline<To>[][] {
  if (flow.type === 'paragraph') return [flow.children];
  return flow.type === 'list' ? flow.items.flat().flatMap(flowRuns) : gridRuns(flow);
}

function gridRuns<To>({ head, rows }: TableGrid<To>): Inline<To>[][] {
  return [...head, ...rows.flat()];
}

function titledRuns<To>({ title, body }: Titled<To>): Inline<To>[][] {
  return [title, ...body.flatMap(flowRuns)];
}

function wayRuns<To>({ label, note }: Way<To>): Inline<To>[][] {
  return [label, note];
}

/** The whole text of an article's blocks, one line for each run, for the search index. */
export function articleText({ blocks }: Pick<Article<unknown>, 'blocks'>): string {
  return blocks
    .flatMap(runsOf)
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n');
}

/** Reading time in whole minutes, at least one. */
export function readingMinutes(article: Pick<Article<unknown>, 'lead' | 'blocks'>): number {
  const words = `${article.lead}\n${articleText(article)}`.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

/** The headings that open a section, in order. */
export function contentsOf(blocks: readonly Block<unknown>[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.children) }] : [],
  );
}

/** Every id of an article that a `#hash` may name. */
export function idsOf(blocks: readonly Block<unknown>[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'heading') return [block.id];
    if (block.type === 'steps') return block.steps.map(({ id }) => id);
    return block.type === 'questions' ? block.questions.map(({ id }) => id) : [];
  });
}
