import type { Block, Flow, Inline, TableGrid, Titled, Way } from './article.ts';

/** How the parts of a block map to those of another. */
export interface BlockMap<From, To> {
  text(text: string): string;
  /** Null when the target does not exist: the link's text stays without a link. */
  target(target: From): To | null;
}

/**
 * The block with its texts and targets mapped; null when nothing is left because it had only links without a target.
 */
export function mapBlock<From, To>(block: Block<From>, map: BlockMap<From, To>): Block<To> | null {
  const run = (inlines: readonly Inline<From>[]) => mapInlines(inlines, map);
  switch (block.type) {
    case 'heading':
    case 'lead':
      return { ...block, children: run(block.children) };
    case 'steps':
      return { type: 'steps', steps: block.steps.map((step) => mapTitled(step, map)) };
    case 'questions':
      return { type: 'questions', questions: block.questions.map((question) => mapTitled(question, map)) };
    case 'figures':
      return {
        type: 'figures',
        figures: block.figures.map(({ figure, what, year, source }) => ({
          figure: map.text(figure),
          what: run(what),
          year: year === null ? null : map.text(year),
          source: run(source),
        })),
      };
    case 'comparison':
      return { type: 'comparison', caption: block.caption && run(block.caption), ...mapGrid(block, map) };
    case 'documents':
    case 'next': {
      const ways = block.ways.flatMap((way) => mapWay(way, map) ?? []);
      return ways.length > 0 ? { type: block.type, ways } : null;
    }
    case 'quote':
      return { type: 'quote', text: run(block.text), who: run(block.who) };
    case 'call': {
      const way = mapWay(block.way, map);
      return way && { type: 'call', title: run(block.title), text: run(block.text), way };
    }
    case 'securities':
    case 'index':
    case 'stores':
    case 'contact':
    case 'providers':
    case 'part':
      return block;
    default:
      return mapFlow(block, map);
  }
}

/** A paragraph that is only a link without a target is dropped. */
function mapFlow<From, To>(flow: Flow<From>, map: BlockMap<From, To>): Flow<To> | null {
  if (flow.type === 'table') return { type: 'table', ...mapGrid(flow, map) };
  if (flow.type === 'paragraph') {
    const only = flow.children.length === 1 ? flow.children[0] : undefined;
    if (typeof only === 'object' && only.type === 'link' && map.target(only.to) === null) return null;
    return { type: 'paragraph', children: mapInlines(flow.children, map) };
  }
  return { type: 'list', ordered: flow.ordered, items: flow.items.map((item) => mapItem(item, map)) };
}

/** A list item stays, with the text of its link. */
function mapItem<From, To>(item: readonly Flow<From>[], map: BlockMap<From, To>): Flow<To>[] {
  return item.map((flow) => mapFlow(flow, map) ?? { type: 'paragraph', children: mapInlines(wordsOnly(flow), map) });
}

function wordsOnly<From>(flow: Flow<From>): Inline<From>[] {
  return flow.type === 'paragraph' ? flow.children : [];
}

function mapGrid<From, To>({ head, rows }: TableGrid<From>, map: BlockMap<From, To>): TableGrid<To> {
  return {
    head: head.map((cell) => mapInlines(cell, map)),
    rows: rows.map((row) => row.map((cell) => mapInlines(cell, map))),
  };
}

function mapTitled<From, To>({ id, title, body }: Titled<From>, map: BlockMap<From, To>): Titled<To> {
  return { id, title: mapInlines(title, map), body: body.flatMap((flow) => mapFlow(flow, map) ?? []) };
}

function mapWay<From, To>({ to, label, note }: Way<From>, map: BlockMap<From, To>): Way<To> | null {
  const target = map.target(to);
  return target === null ? null : { to: target, label: mapInlines(label, map), note: mapInlines(note, map) };
}

function mapInlines<From, To>(inlines: readonly Inline<From>[], map: BlockMap<From, To>): Inline<To>[] {
  return inlines.flatMap((inline) => mapInline(inline, map));
}

function mapInline<From, To>(inline: Inline<From>, map: BlockMap<From, To>): Inline<To>[] {
  if (typeof inline === 'string') return [map.text(inline)];
  if (inline.type === 'break' || inline.type === 'code') return [inline];
  const children = mapInlines(inline.children, map);
  if (inline.type !== 'link') return [{ type: inline.type, children }];
  const to = map.target(inline.to);
  return to === null ? children : [{ type: 'link', to, children }];
}
