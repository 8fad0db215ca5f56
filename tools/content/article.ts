import type { Root } from 'mdast';
import { idsOf, runsOf } from '#domain/article-words.ts';
import type { Article, Block, Inline, LinkTarget } from '#domain/article.ts';
import { blockOf } from './blocks.ts';
import { faultsOf, type Fault } from './fault.ts';
import { splitSource } from './front-matter.ts';
import { headingIds } from './heading-ids.ts';
import { lineOf } from './inline.ts';
import type { LinkNames } from './link-target.ts';
import { parseMarkdown } from './markdown.ts';

/** A parsed article, with the positions of its blocks. */
export interface ReadArticle {
  file: string;
  article: Article;
  /** The line of each block. */
  lines: number[];
  /** Headings' ids in order, for the other language's file. */
  ids: string[];
  faults: Fault[];
}

/** Parses a source. Anything not on the allow-list is reported in `faults` and left out of the article. */
export function readArticle(file: string, source: string, names: LinkNames, english?: readonly string[]): ReadArticle {
  const { faults, refuse } = faultsOf(file);
  const { front, markdown } = splitSource(source, refuse);
  const ids = headingIds(refuse, english);
  const tree: Root = parseMarkdown(markdown);
  const blocks: Block[] = [];
  const lines: number[] = [];
  for (const node of tree.children) {
    const block = blockOf(node, { refuse, names, ids });
    if (!block) continue;
    blocks.push(block);
    lines.push(lineOf(node));
  }
  checkSections(blocks, lines, refuse);
  const { title = '', description = '', lead = '', reviewed = '' } = front ?? {};
  return { file, article: { title, description, lead, reviewed, blocks }, lines, ids: ids.given, faults };
}

/** Checks that links to `#ids` of the same article match one of its headings. */
function checkSections(
  blocks: readonly Block[],
  lines: readonly number[],
  refuse: (line: number, message: string) => void,
) {
  const ids = new Set(idsOf(blocks));
  blocks.forEach((block, index) => {
    for (const to of targetsOf(block))
      if (to.kind === 'section' && !ids.has(to.hash))
        refuse(lines[index] ?? 1, `No heading of this page is '#${to.hash}': put {#${to.hash}} behind it.`);
  });
}

/** Targets of a block's links, in reading order. */
export function targetsOf(block: Block): LinkTarget[] {
  const ways = 'ways' in block ? block.ways : block.type === 'call' ? [block.way] : [];
  return [...ways.map(({ to }) => to), ...runsOf(block).flatMap((run) => run.flatMap(inlineTargets))];
}

function inlineTargets(inline: Inline): LinkTarget[] {
  if (typeof inline === 'string' || !('children' in inline)) return [];
  return [...(inline.type === 'link' ? [inline.to] : []), ...inline.children.flatMap(inlineTargets)];
}
