import type { Heading, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Block } from '#domain/article.ts';
import { CONTAINERS } from './containers.ts';
import { refuseAttributes, refuseLabel } from './directive.ts';
import { flowOf } from './flow.ts';
import { headingWords, type BlockReading } from './headings.ts';
import { lineOf } from './inline.ts';
import { LIVE_BLOCKS, LIVE_NAMES } from './live-blocks.ts';

/** The block for a top-level node; null when it is refused. */
export function blockOf(node: RootContent, reading: BlockReading): Block | null {
  switch (node.type) {
    case 'heading':
      return headingBlock(node, reading);
    case 'containerDirective':
      return containerBlock(node, reading);
    case 'leafDirective': {
      const live = LIVE_BLOCKS[node.name];
      if (live) return live(node, reading);
      const hint = CONTAINERS[node.name] ? `; ${node.name} begins with three colons` : '';
      reading.refuse(lineOf(node), `'::${node.name}' is no block: one of ${LIVE_NAMES}${hint}.`);
      return null;
    }
    default:
      return flowOf([node], reading, 'in an article')[0] ?? null;
  }
}

function headingBlock(node: Heading, reading: BlockReading): Block | null {
  if (node.depth !== 2 && node.depth !== 3) {
    reading.refuse(lineOf(node), 'A heading has ## or ###: the title of the page stands in the front matter.');
    return null;
  }
  return { type: 'heading', level: node.depth, ...headingWords(node, reading) };
}

function containerBlock(node: ContainerDirective, reading: BlockReading): Block | null {
  const container = CONTAINERS[node.name];
  if (!container) {
    const hint = LIVE_BLOCKS[node.name] ? `; ${node.name} begins with two colons` : '';
    reading.refuse(lineOf(node), `':::${node.name}' is no block: one of ${Object.keys(CONTAINERS).join(', ')}${hint}.`);
    return null;
  }
  refuseAttributes(node, [], reading);
  return refuseLabel(node, reading) ? null : container(node, reading);
}
