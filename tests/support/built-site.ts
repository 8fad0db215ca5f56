import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site when its sources changed. */
export default function build(): void {
  const built = spawnSync(process.execPath, ['tools/build.mjs', '--if-needed'], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}
