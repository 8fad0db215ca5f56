import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import type { Figure } from '#tools/bench/figure.ts';

/** From now on this process says how much processor time it has used so far, in seconds, whenever its parent asks. */
export function answerProcessorTime(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
  });
  // Nobody is there any more to end it.
  process.once('disconnect', () => process.exit(1));
}

/** What such a process has used so far, by its own account. */
export async function coreSeconds(server: ChildProcess): Promise<number> {
  const said = once(server, 'message');
  server.send('cpu');
  const [seconds] = (await said) as [number];
  return seconds;
}

/** What else the machine had to do meanwhile: above its number of cores, ratios of short rounds say little. */
export function machineLoad(name: string): Figure {
  return { name: `${name}: load of the machine`, value: Math.round(loadavg()[0]! * 10) / 10, unit: 'programs' };
}
