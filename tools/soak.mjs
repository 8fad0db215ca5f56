// `npm run soak -- MINUTES`: two nodes under random faults, with their invariants checked each second.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = await run(['tools/soak/main.ts', ...process.argv.slice(2)]);
