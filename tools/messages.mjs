// Merges the texts of both languages into messages/compiled; `--watch` repeats this on every change.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = await run(['tools/messages/main.ts', ...process.argv.slice(2)]);
