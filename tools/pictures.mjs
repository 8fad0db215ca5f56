// `node tools/pictures.mjs`, run by hand when the pages have changed: takes new screenshots of this site's own pages
// (app/pictures).
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = (await run(['tools/build.mjs', '--if-needed'])) || (await run(['tools/pictures/main.ts']));
