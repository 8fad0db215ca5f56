// `npm start`: installs, builds and serves the site. Plain JavaScript, because it runs before anything is installed.
import { build, BUILD_ADVICE, isBuilt } from './setup/build.mjs';
import { install, INSTALL_ADVICE, isInstalled } from './setup/install.mjs';
import { step, StepError } from './setup/progress.mjs';
import { requireNode, run } from './setup/runtime.mjs';

async function prepare() {
  if (isInstalled()) console.log('1/3 installed');
  else await step('1/3 installing', INSTALL_ADVICE, install);
  if (isBuilt()) console.log('2/3 built');
  else await step('2/3 building', BUILD_ADVICE, build);
  console.log('3/3 starting');
}

requireNode();
try {
  await prepare();
  process.exitCode = await run(['server/main.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } });
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
