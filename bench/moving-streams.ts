import { setTimeout as pass } from 'node:timers/promises';
import { jobsRead } from '#tests/support/jobs-read.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { behindNginx } from './behind-nginx.ts';
import { machineLoad } from './processor-time.ts';
import { followStreams, RESUMED_GOAL_MS } from './stream-readers.ts';

/**
 * Five thousand readers follow one security behind nginx on two nodes; the leader is killed, and its readers go on at
 * the other node by their last event. Nodes, database, exchange, balancer and readers share the machine.
 */

const STREAMS = 5_000;
/** Streams that connect at one time, as the day begins. */
const STEP = 250;
const STEP_MS = 250;
const SETTLED_MS = 10_000;
const ROUNDS = 3;

export function run(): Promise<Figure[]> {
  return behindNginx({}, async ({ url, nodes, killLeader, replace }) => {
    for (const node of nodes) await jobsRead(node.url, ['market']);
    const streams = followStreams(`${url}/live?topics=symbol:DSX,clock`);
    for (let count = STEP; count <= STREAMS; count += STEP, await pass(STEP_MS)) streams.grow(count);
    const moved: { open: number; ms: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await pass(SETTLED_MS);
      const open = streams.open();
      killLeader();
      moved.push({ open, ms: await streams.resumed(open) });
      await replace();
    }
    await streams.stop();
    const slowest = moved.reduce((most, one) => (one.ms > most.ms ? one : most));
    return [
      { name: 'moving streams: open when a node was killed', value: slowest.open, unit: 'streams' },
      { name: 'moving streams: times a node was killed', value: ROUNDS, unit: 'times' },
      { name: 'moving streams: all with the other node after, at most', value: slowest.ms, unit: 'ms' },
      { name: 'moving streams: goal', value: RESUMED_GOAL_MS, unit: 'ms' },
      machineLoad('moving streams'),
    ];
  });
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
