// `npm run submissions -- list|show|file|export|delete`: readers' submissions, for an operator. Each access is logged.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = await run(['tools/submissions/main.ts', ...process.argv.slice(2)]);
