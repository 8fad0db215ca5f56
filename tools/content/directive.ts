import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { lineOf, type Reading } from './inline.ts';

/** Reports attributes in braces that a block does not support. */
export function refuseAttributes(
  node: ContainerDirective | LeafDirective,
  known: readonly string[],
  { refuse }: Reading,
): void {
  for (const name of Object.keys(node.attributes ?? {}))
    if (!known.includes(name)) refuse(lineOf(node), `'${node.name}' takes no '${name}'.`);
}

/** Reports a label in square brackets after a block's name; returns true when there is one. */
export function refuseLabel(node: ContainerDirective | LeafDirective, { refuse }: Reading): boolean {
  const labelled = node.type === 'leafDirective' ? node.children.length > 0 : node.children.some(isLabel);
  if (labelled) refuse(lineOf(node), `'${node.name}' takes no words in square brackets.`);
  return labelled;
}

function isLabel(node: RootContent): boolean {
  return node.type === 'paragraph' && (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
}
