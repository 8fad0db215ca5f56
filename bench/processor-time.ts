import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import type { Figure } from '#tools/bench/figure.ts';

/** Reports, on request of the parent, the processor time of this process so far, in seconds. */
export function answerProcessorTime(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
  });
  // The parent is gone and cannot stop this process.
  process.once('disconnect', () => process.exit(1));
}

/** Processor time so far, in seconds, as reported by such a process. */
export async function coreSeconds(server: ChildProcess): Promise<number> {
  const said = once(server, 'message');
  server.send('cpu');
  const [seconds] = (await said) as [number];
  return seconds;
}

/** Load average of the machine during the run: above its number of cores, ratios of short rounds say little. */
export function machineLoad(name: string): Figure {
  return { name: `${name}: load of the machine`, value: Math.round(loadavg()[0]! * 10) / 10, unit: 'programs' };
}
