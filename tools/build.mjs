// `npm run build`: compiles the texts and the articles, then the site, into build/. `--if-needed` skips an up-to-date
// build.
import { build, BUILD_ADVICE, isBuilt } from './setup/build.mjs';
import { step, StepError } from './setup/progress.mjs';
import { requireInstalled, requireNode } from './setup/runtime.mjs';

requireNode();
requireInstalled();
try {
  if (!(process.argv.includes('--if-needed') && isBuilt())) await step('building', BUILD_ADVICE, build);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
