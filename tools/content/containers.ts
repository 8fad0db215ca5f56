import type { Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { plainText } from '#domain/article-words.ts';
import type { Block, Inline, Way } from '#domain/article.ts';
import { gridOf } from './flow.ts';
import { titledParts, type BlockReading } from './headings.ts';
import { inlinesOf, lineOf, type Reading } from './inline.ts';

type Container = (node: ContainerDirective, reading: BlockReading) => Block | null;

const QUOTE_SHAPE = ':::quote holds one paragraph after >, and below it who said it.';
const UNDATED = /^[-–—]*$/;

/** The named blocks with content, and how each is parsed. A block of the wrong shape is reported, and null. */
export const CONTAINERS: Record<string, Container> = {
  lead: (node, reading) => {
    const paragraph = only(node, 'paragraph', 'one paragraph', reading);
    return paragraph && { type: 'lead', children: inlinesOf(paragraph.children, reading) };
  },
  steps: (node, reading) => ({ type: 'steps', steps: titledParts(node.children, reading, 'in :::steps') }),
  questions: (node, reading) => ({
    type: 'questions',
    questions: titledParts(node.children, reading, 'in :::questions'),
  }),
  figures,
  comparison,
  documents: (node, reading) => ({ type: 'documents', ways: waysOf(node, reading) }),
  next: (node, reading) => ({ type: 'next', ways: waysOf(node, reading) }),
  quote,
  call,
};

function figures(node: ContainerDirective, reading: BlockReading): Block | null {
  const table = only(node, 'table', 'one table', reading);
  if (!table) return null;
  const { head, rows } = gridOf(table, reading);
  if (head.length !== 4) {
    reading.refuse(lineOf(table), ':::figures has four columns: the figure, what it counts, its year, its source.');
    return null;
  }
  return {
    type: 'figures',
    figures: rows.map(([figure = [], what = [], year = [], source = []], index) => {
      const stated = plainText(year).trim();
      if (plainText(source).trim() === '')
        reading.refuse(lineOf(table) + index + 2, 'A stated figure names its source.');
      return { figure: plainText(figure).trim(), what, year: UNDATED.test(stated) ? null : stated, source };
    }),
  };
}

function comparison(node: ContainerDirective, reading: BlockReading): Block | null {
  const [first, second, ...rest] = node.children;
  const [caption, table] = first?.type === 'paragraph' ? [first, second] : [null, first];
  const more = caption ? rest[0] : second;
  if (table?.type !== 'table' || more) {
    reading.refuse(lineOf(more ?? table ?? node), ':::comparison holds a table, and a sentence above it if need be.');
    return null;
  }
  return { type: 'comparison', caption: caption && inlinesOf(caption.children, reading), ...gridOf(table, reading) };
}

/**
 * The last line names the speaker: in a paragraph of its own, or directly below the quotation, which Markdown counts as
 * the same paragraph.
 */
function quote(node: ContainerDirective, reading: BlockReading): Block | null {
  const [said, below, more] = node.children;
  const words = said?.type === 'blockquote' && said.children.length === 1 ? said.children[0] : undefined;
  if (words?.type !== 'paragraph' || (below && below.type !== 'paragraph') || more) {
    reading.refuse(lineOf(more ?? node), QUOTE_SHAPE);
    return null;
  }
  const [wordNodes, whoNodes] = below ? [words.children, below.children] : lastLineApart(words.children);
  if (whoNodes.length === 0) reading.refuse(lineOf(node), QUOTE_SHAPE);
  return { type: 'quote', text: inlinesOf(wordNodes, reading), who: inlinesOf(whoNodes, reading) };
}

function lastLineApart(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const index = nodes.findLastIndex((node) => node.type === 'text' && node.value.includes('\n'));
  const node = nodes[index];
  if (node?.type !== 'text') return [[...nodes], []];
  const end = node.value.lastIndexOf('\n');
  return [
    [...nodes.slice(0, index), { ...node, value: node.value.slice(0, end) }],
    [{ ...node, value: node.value.slice(end + 1) }, ...nodes.slice(index + 1)],
  ];
}

/** The link is at the end of the text, or in a paragraph of its own. */
function call(node: ContainerDirective, reading: BlockReading): Block | null {
  const [title, ...below] = node.children;
  const inlines = below.flatMap((child) => (child.type === 'paragraph' ? inlinesOf(child.children, reading) : []));
  const link = inlines.at(-1);
  const isWhole = title?.type === 'heading' && below.every(({ type }) => type === 'paragraph') && below.length <= 2;
  if (!isWhole || inlines.length < 2 || typeof link !== 'object' || link.type !== 'link') {
    reading.refuse(lineOf(node), ':::call holds a ### heading, one paragraph, and a link as its last words.');
    return null;
  }
  const text = inlines.slice(0, -1).map((inline) => (typeof inline === 'string' ? inline.trimEnd() : inline));
  return {
    type: 'call',
    title: inlinesOf(title.children, reading),
    text,
    way: { to: link.to, label: link.children, note: [] },
  };
}

/** A list in which every item is a link followed by text. */
function waysOf(node: ContainerDirective, reading: Reading): Way[] {
  const list = only(node, 'list', 'one list of links', reading);
  return (list?.children ?? []).flatMap((item) => {
    const [paragraph, more] = item.children;
    const way = paragraph?.type === 'paragraph' && !more ? wayOf(paragraph, reading) : null;
    if (!paragraph || paragraph.type !== 'paragraph' || more)
      reading.refuse(lineOf(item), 'Each item is a link, and in the same paragraph what it gives the reader.');
    return way ? [way] : [];
  });
}

function wayOf(paragraph: Paragraph, reading: Reading): Way | null {
  if (paragraph.children[0]?.type !== 'link')
    reading.refuse(lineOf(paragraph), 'This begins with a link: [label](page:name).');
  const [first, ...rest] = inlinesOf(paragraph.children, reading);
  if (typeof first !== 'object' || first.type !== 'link') return null;
  return { to: first.to, label: first.children, note: trimmed(rest) };
}

function trimmed(inlines: Inline[]): Inline[] {
  const [first, ...rest] = inlines;
  if (typeof first !== 'string') return inlines;
  const start = first.replace(/^[\s:–—-]+/, '');
  return start === '' ? rest : [start, ...rest];
}

interface ChildTypes {
  paragraph: Paragraph;
  table: Table;
  list: Extract<RootContent, { type: 'list' }>;
}

function only<Type extends keyof ChildTypes>(
  node: ContainerDirective,
  type: Type,
  what: string,
  { refuse }: Reading,
): ChildTypes[Type] | null {
  const [child, more] = node.children;
  if (child?.type === type && !more) return child as ChildTypes[Type];
  refuse(lineOf(more ?? child ?? node), `:::${node.name} holds ${what}, nothing else.`);
  return null;
}
