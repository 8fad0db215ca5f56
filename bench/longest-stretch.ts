import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Reports, on request of the parent, the longest time in ms for which the main thread worked without returning to its
 * event loop, since the previous request. The thread's own processor time is counted; other programs on the machine are
 * not.
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
  // The parent is gone and cannot stop this process.
  process.once('disconnect', () => process.exit(1));
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Longest stretch of that process since the previous request, in ms. */
export async function longestStretch(server: ChildProcess): Promise<number> {
  const said = once(server, 'message');
  server.send('stretch');
  const [ms] = (await said) as [number];
  return ms;
}
