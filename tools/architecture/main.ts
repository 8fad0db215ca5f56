import { writeFileSync } from 'node:fs';
import { IMPORT_TABLE } from '../checks/import-table.ts';
import { drawingOf } from './drawing.ts';

writeFileSync(new URL('../../docs/architecture.svg', import.meta.url), drawingOf(IMPORT_TABLE));
console.log('docs/architecture.svg is drawn from tools/checks/import-table.ts.');
