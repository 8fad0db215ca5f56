import { drawingOf } from '../architecture/drawing.ts';
import { IMPORT_TABLE } from './import-table.ts';
import type { Finding, Tree } from './tree.ts';

const DRAWING = 'docs/architecture.svg';

/** Reports a drawing of the import table that differs from the table. */
export function checkArchitecture(tree: Tree): Finding[] {
  const drawn = tree.files.includes(DRAWING) ? tree.read(DRAWING) : '';
  if (drawn === drawingOf(IMPORT_TABLE)) return [];
  return [
    { file: DRAWING, line: 1, message: 'The import table has changed: draw it again with `npm run architecture`.' },
  ];
}
