import { spawnSync } from 'node:child_process';
import { ROOT } from './program.ts';

/** The tree of the commit that is tested; '' where there is no repository. The same commit has the same everywhere. */
export function commitTree(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
