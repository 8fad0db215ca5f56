// `npm run soak -- MINUTES`: two nodes under faults that come by chance, with their invariants looked at each second.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = await run(['tools/soak/main.ts', ...process.argv.slice(2)]);
