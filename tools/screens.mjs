// `node tools/screens.mjs`, by hand when the look has changed: takes the pictures of docs/screens, and so of the README, again.
import { requireInstalled, requireNode, run } from './setup/runtime.mjs';

requireNode();
requireInstalled();
process.exitCode = (await run(['tools/build.mjs', '--if-needed'])) || (await run(['tools/screens/main.ts']));
