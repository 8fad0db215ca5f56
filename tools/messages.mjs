// Merges the texts of both languages into messages/compiled; `--watch` goes on doing so.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = await run(['tools/messages/main.ts', ...process.argv.slice(2)]);
