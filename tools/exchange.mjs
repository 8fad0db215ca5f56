// `npm run exchange`: the simulated exchange alone, on EXCHANGE_PORT.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = await run(['exchange/main.ts', ...process.argv.slice(2)]);
