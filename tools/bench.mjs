// `npm run bench`: measures everything and writes bench/README.md. `npm run bench -- stream` measures one part.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode =
  (await run(['tools/build.mjs', '--if-needed'])) ||
  (await run(['tools/bench/main.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } }));
