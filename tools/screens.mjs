// `node tools/screens.mjs`, run by hand when the design has changed: takes new screenshots for docs/screens, and so for
// the README.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = (await run(['tools/build.mjs', '--if-needed'])) || (await run(['tools/screens/main.ts']));
