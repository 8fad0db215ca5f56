import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

const GUARD = new URL('./orphan-guard.ts', import.meta.url).href;
/** Guards itself, reports that, and then hangs. */
const STUCK = `const { guardAgainstOrphanhood } = await import('${GUARD}');
guardAgainstOrphanhood(200);
process.stdout.write(process.pid + '\\n');
setTimeout(() => { for (;;); }, 1_000);`;
const PARENT = `const { spawn } = await import('node:child_process');
spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(STUCK)}], { stdio: 'inherit' });`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a process that is stuck in its engine ends once the one that started it is gone', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (said) => resolve(Number(said))));
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
});
