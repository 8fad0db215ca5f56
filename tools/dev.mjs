// `npm run dev`: the site from its sources with hot reload; changed texts and articles are recompiled.
import { launch, requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
const COMPILERS = ['tools/messages/main.ts', 'tools/content/main.ts'];
for (const compiler of ['tools/fonts/main.ts', ...COMPILERS]) {
  const compiled = await run([compiler]);
  if (compiled !== 0) process.exit(compiled);
}
const watchers = COMPILERS.map((compiler) => launch([compiler, '--watch']));
process.exitCode = await run(['server/main.ts', '--dev', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'development' },
});
for (const watcher of watchers) watcher.stop();
