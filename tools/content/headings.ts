import type { Heading, RootContent } from 'mdast';
import type { Titled } from '#domain/article.ts';
import { flowOf } from './flow.ts';
import type { HeadingIds } from './heading-ids.ts';
import { inlinesOf, lineOf, type Reading } from './inline.ts';

/** Context for parsing the blocks of a file. */
export interface BlockReading extends Reading {
  ids: HeadingIds;
}

/** A heading's text, and the id for links to it. */
export function headingWords(node: Heading, reading: BlockReading): { id: string; children: Titled['title'] } {
  return reading.ids.take(inlinesOf(node.children, { ...reading, inHeading: true }), lineOf(node));
}

/** The parts of a block under ### headings, each with the content below it. */
export function titledParts(nodes: readonly RootContent[], reading: BlockReading, where: string): Titled[] {
  const parts: { heading: Heading; below: RootContent[] }[] = [];
  for (const node of nodes) {
    const part = parts.at(-1);
    if (node.type === 'heading') parts.push({ heading: node, below: [] });
    else if (part) part.below.push(node);
    else reading.refuse(lineOf(node), `Before the first ### nothing may stand ${where}.`);
  }
  return parts.map(({ heading, below }) => {
    if (heading.depth !== 3) reading.refuse(lineOf(heading), `A heading ${where} has ###.`);
    if (below.length === 0) reading.refuse(lineOf(heading), 'Nothing stands below this heading.');
    const { id, children } = headingWords(heading, reading);
    return { id, title: children, body: flowOf(below, reading, where) };
  });
}
