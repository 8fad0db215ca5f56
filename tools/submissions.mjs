// `npm run submissions -- list|show|file|export|delete`: what readers sent, for an operator. Each look leaves a line.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = await run(['tools/submissions/main.ts', ...process.argv.slice(2)]);
