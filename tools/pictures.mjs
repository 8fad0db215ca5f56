// `node tools/pictures.mjs`, by hand when the pages have changed: takes the pictures of this site's own pages again (app/pictures).
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = (await run(['tools/build.mjs', '--if-needed'])) || (await run(['tools/pictures/main.ts']));
