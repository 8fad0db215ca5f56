// `npm run backup -- FILE` and `npm run restore -- FILE`: back up and restore the store and the documents.
// docs/operating.md says when.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = await run(['tools/backup/main.ts', ...process.argv.slice(2)]);
