import type { Nodes, PhrasingContent } from 'mdast';
import { plainText } from '#domain/article-words.ts';
import type { Inline } from '#domain/article.ts';
import type { Refuse } from './fault.ts';
import { linkTarget, type LinkNames } from './link-target.ts';

/** Context of the file for parsing a block. */
export interface Reading {
  refuse: Refuse;
  names: LinkNames;
  /** True where text may end with a heading's id in braces. */
  inHeading?: boolean;
}

/** `{#fees}` at the end of a heading. */
export const HEADING_ID = /\s*\{#([^{}]*)\}\s*$/;

const PLACEHOLDERS: readonly string[] = ['{exchange}', '{short}', '{quoteDelay}', '{apiBurst}', '{apiRate}'];

/** Markdown that an article must not contain, with the alternative. */
const REFUSED: Record<string, string> = {
  html: 'HTML is not allowed: use Markdown and the named blocks of docs/articles.md.',
  image: 'Pictures are not written in articles.',
  imageReference: 'Pictures are not written in articles.',
  linkReference: 'Write the link in place: [label](page:name).',
  definition: 'Write links in place: [label](page:name).',
  thematicBreak: 'A rule is drawn by the page: begin a section with ## instead.',
  code: 'Blocks of code are not allowed; a line indented by four spaces is one.',
  blockquote: 'A quotation stands in :::quote.',
  footnoteReference: 'Notes below the page are not allowed: say it in the text.',
};

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Reports a node that an article must not contain. */
export function refuseNode(node: Nodes, { refuse }: Reading, where = 'here'): void {
  refuse(lineOf(node), REFUSED[node.type] ?? `'${node.type}' may not stand ${where}.`);
}

/** Inline text of the allowed kinds; the rest is reported and left out. Adjacent texts are merged. */
export function inlinesOf(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  const inlines = nodes.flatMap((node) => inlineOf(node, reading));
  return inlines.reduce<Inline[]>((joined, inline) => {
    const last = joined.at(-1);
    if (typeof inline !== 'string' || typeof last !== 'string') return [...joined, inline];
    return [...joined.slice(0, -1), last + inline];
  }, []);
}

function inlineOf(node: PhrasingContent, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
      checkPlaceholders(
        reading.inHeading ? node.value.replace(HEADING_ID, '') : node.value,
        lineOf(node),
        reading.refuse,
      );
      return [node.value.replace(/\s*\n\s*/g, ' ')];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlinesOf(node.children, reading) }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      return linkOf(node, reading);
    default:
      refuseNode(node, reading, 'in running text');
      return [];
  }
}

/** Reports text in braces that is not a placeholder. `line` is the line where the text begins. */
export function checkPlaceholders(text: string, line: number, refuse: Refuse): void {
  for (const { 0: whole, index } of text.matchAll(/\{[^{}]*\}/g)) {
    if (PLACEHOLDERS.includes(whole)) continue;
    refuse(
      line + text.slice(0, index).split('\n').length - 1,
      `'${whole}' is no placeholder: ${PLACEHOLDERS.join(', ')} are.`,
    );
  }
}

function linkOf(node: PhrasingContent & { type: 'link' }, reading: Reading): Inline[] {
  const children = inlinesOf(node.children, reading);
  const to = linkTarget(node.url, reading.names);
  if (plainText(children).trim() === '') reading.refuse(lineOf(node), `The link to '${node.url}' has no words.`);
  if (node.title) reading.refuse(lineOf(node), 'A link has no title of its own: put it in the words.');
  if (typeof to !== 'string') return [{ type: 'link', to, children }];
  reading.refuse(lineOf(node), to);
  return children;
}
