import { setTimeout as pass } from 'node:timers/promises';
import { jobsRead } from '#tests/support/jobs-read.ts';
import { findNginx, startNginx } from '#tests/support/nginx.ts';
import { closedPort } from '#tests/support/ports.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { CAN_RUN_TWO_NODES, startSharedServices } from '#tests/support/two-nodes.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { machineLoad } from './processor-time.ts';
import { followStreams, leaderOf, RESUMED_GOAL_MS } from './stream-readers.ts';

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

export async function run(): Promise<Figure[]> {
  const nginx = findNginx();
  if (!nginx || !CAN_RUN_TWO_NODES) {
    console.log('Not measured: it needs nginx, TEST_DATABASE_URL and TEST_REDIS_URL.');
    return [];
  }
  const shared = await startSharedServices();
  const ports = [await closedPort(), await closedPort()];
  const start = (port: number) => startSite({ env: { ...shared.env, PORT: String(port), TRUSTED_PROXIES: '1' } });
  const nodes: Site[] = [await start(ports[0]!), await start(ports[1]!)];
  const balancer = await startNginx(nginx, await closedPort(), ports);
  try {
    for (const { url } of nodes) await jobsRead(url, ['market']);
    const streams = followStreams(`${balancer.url}/live?topics=symbol:DSX,clock`);
    for (let count = STEP; count <= STREAMS; count += STEP, await pass(STEP_MS)) streams.grow(count);
    const moved: { open: number; ms: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await pass(SETTLED_MS);
      const open = streams.open();
      const leader = leaderOf(nodes);
      leader.process.kill('SIGKILL');
      moved.push({ open, ms: await streams.resumed(open) });
      nodes[nodes.indexOf(leader)] = await start(Number(new URL(leader.url).port));
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
  } finally {
    await balancer.stop();
    for (const node of nodes) await node.stop({ faultsAreKnown: true }).catch(() => undefined);
    await shared.stop();
  }
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
