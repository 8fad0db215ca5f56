import type { Block, Flow, TableGrid, Titled } from '#domain/article.ts';

/** Describes a block without its text: its type, and the number of its parts. */
export function shapeOf(block: Block | undefined): string {
  if (!block) return 'nothing';
  switch (block.type) {
    case 'heading':
      return `a heading ${'#'.repeat(block.level)}`;
    case 'lead':
    case 'contact':
    case 'providers':
    case 'call':
    case 'quote':
      return `:::${block.type}`;
    case 'steps':
      return `${block.steps.length} steps (${titledShapes(block.steps)})`;
    case 'questions':
      return `${block.questions.length} questions (${titledShapes(block.questions)})`;
    case 'figures':
      return `${block.figures.length} stated figures`;
    case 'comparison':
      return `a comparison of ${gridShape(block)}${block.caption ? ' with a caption' : ''}`;
    case 'documents':
    case 'next':
      return `:::${block.type} with ${block.ways.length} links`;
    case 'securities':
      return `::securities of ${block.take} ${block.kind}${block.board ? ` on ${block.board}` : ''}`;
    case 'index':
      return `::index ${block.code}`;
    case 'part':
      return `::part ${[block.name, ...Object.values(block.settings ?? {})].join(' ')}`;
    case 'stores':
      return `::stores ${block.app}`;
    default:
      return flowShape(block);
  }
}

function flowShape(flow: Flow): string {
  if (flow.type === 'paragraph') return 'a paragraph';
  if (flow.type === 'table') return `a table of ${gridShape(flow)}`;
  const parts = flow.items.map((item) => item.map(flowShape).join(' and '));
  const inside = parts.every((part) => part === 'a paragraph') ? '' : ` (${parts.join('; ')})`;
  return `a ${flow.ordered ? 'numbered ' : ''}list of ${flow.items.length}${inside}`;
}

function gridShape({ head, rows }: TableGrid): string {
  return `${head.length} columns and ${rows.length} rows`;
}

function titledShapes(parts: readonly Titled[]): string {
  return parts.map(({ body }) => body.map(flowShape).join(', ')).join('; ');
}
