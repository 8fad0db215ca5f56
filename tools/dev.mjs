// `npm run dev`: the site from its sources with hot reload; texts are compiled again when they change.
import { launch, requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
const compiled = await run(['tools/messages/main.ts']);
if (compiled !== 0) process.exit(compiled);
const texts = launch(['tools/messages/main.ts', '--watch']);
process.exitCode = await run(['server/main.ts', '--dev', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'development' },
});
texts.stop();
