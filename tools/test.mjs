// `npm test`: installs what is missing, then runs every check and test; tools/test/steps.ts lists its other arguments.
import { install, INSTALL_ADVICE, isInstalled } from './setup/install.mjs';
import { step, StepError } from './setup/progress.mjs';
import { requireNode, run } from './setup/runtime.mjs';

requireNode();
try {
  if (!isInstalled()) await step('installing', INSTALL_ADVICE, install);
  process.exitCode = await run(['tools/test/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
