import type { ListItem, RootContent, Table as TableNode } from 'mdast';
import type { Flow, TableGrid } from '#domain/article.ts';
import { inlinesOf, lineOf, refuseNode, type Reading } from './inline.ts';

/** Paragraphs, lists and tables; anything else is reported and left out. `where` describes the surrounding block. */
export function flowOf(nodes: readonly RootContent[], reading: Reading, where: string): Flow[] {
  return nodes.flatMap((node) => flowBlock(node, reading, where));
}

function flowBlock(node: RootContent, reading: Reading, where: string): Flow[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlinesOf(node.children, reading) }];
    case 'list':
      if (node.ordered && node.start !== 1) reading.refuse(lineOf(node), 'A numbered list begins with 1.');
      return [
        { type: 'list', ordered: node.ordered === true, items: node.children.map((item) => itemOf(item, reading)) },
      ];
    case 'table':
      return [{ type: 'table', ...gridOf(node, reading) }];
    default:
      refuseNode(node, reading, where);
      return [];
  }
}

function itemOf(item: ListItem, reading: Reading): Flow[] {
  if (item.children.length === 0) reading.refuse(lineOf(item), 'The list has an empty item.');
  return flowOf(item.children, reading, 'in a list');
}

/** The cells of a table; a row with more or fewer cells than the head is reported. */
export function gridOf(node: TableNode, reading: Reading): TableGrid {
  const [head = [], ...rows] = node.children.map((row) => {
    const cells = row.children.map((cell) => inlinesOf(cell.children, reading));
    const columns = node.children[0]?.children.length ?? 0;
    if (cells.length !== columns)
      reading.refuse(lineOf(row), `This row has ${cells.length} cells, and its table has ${columns} columns.`);
    return cells;
  });
  if (rows.length === 0) reading.refuse(lineOf(node), 'The table has no row.');
  return { head, rows };
}
