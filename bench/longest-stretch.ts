import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * From now on this process says, whenever its parent asks, for how long at most its main thread worked before it came round to
 * its events again, since it was last asked, in ms. Its own processor time is counted: what else the machine does is not.
 */
export function answerLongestStretch(): void {
  let longest = 0;
  let before = workedMs();
  const round = () => {
    const now = workedMs();
    longest = Math.max(longest, now - before);
    before = now;
    setImmediate(round);
  };
  round();
  process.on('message', () => {
    process.send?.(longest);
    longest = 0;
  });
  // Nobody is there any more to end it.
  process.once('disconnect', () => process.exit(1));
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The longest stretch of that process since it was last asked, in ms. */
export async function longestStretch(server: ChildProcess): Promise<number> {
  const said = once(server, 'message');
  server.send('stretch');
  const [ms] = (await said) as [number];
  return ms;
}
