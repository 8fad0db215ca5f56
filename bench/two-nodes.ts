import { setTimeout as pass } from 'node:timers/promises';
import type { LiveFrame } from '#domain/stream.ts';
import { jobsRead } from '#tests/support/jobs-read.ts';
import { CAN_RUN_TWO_NODES, startTwoNodes } from '#tests/support/two-nodes.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { machineLoad } from './processor-time.ts';

/**
 * Whether the readers of two nodes see the same figures while the market moves: for ten minutes, ten times a second,
 * every quote and index of one node is compared with the other's. The node that has a figure later is behind by the
 * number of samples for which the other has had it.
 */

const MINUTES = 10;
/** A tick of the stream. */
const SAMPLE_MS = 100;
const SAMPLES = (MINUTES * 60_000) / SAMPLE_MS;
const GOAL_TICKS = 1;
const TOPICS = ['board:510', 'board:520', 'board:505', 'board:602', 'board:200', 'index'];
/** Samples that a figure is looked for among those of the other node. */
const LOOK_BACK = 50;

/** Each figure of one sample as text, by its name. */
type Sample = ReadonlyMap<string, string>;

export async function run(): Promise<Figure[]> {
  if (!CAN_RUN_TWO_NODES) {
    console.log('Not measured: it needs TEST_DATABASE_URL and TEST_REDIS_URL.');
    return [];
  }
  const { nodes, stop } = await startTwoNodes();
  try {
    for (const { url } of nodes) await jobsRead(url, ['market']);
    const [one, other] = await sampled(nodes.map(({ url }) => url));
    const behind = one!.slice(LOOK_BACK).map((_, at) => ticksBehind(one!, other!, LOOK_BACK + at));
    const compared = behind.length;
    const share = (count: number) => Math.round((100_000 * count) / compared) / 1_000;
    const changes = one!.reduce((sum, sample, place) => sum + (place ? changed(one![place - 1]!, sample) : 0), 0);
    return [
      { name: 'two nodes: samples compared', value: compared, unit: 'samples' },
      { name: 'two nodes: changes of a quote or index', value: changes, unit: 'changes' },
      { name: 'two nodes: the same on both', value: share(behind.filter((ticks) => ticks === 0).length), unit: '%' },
      { name: 'two nodes: one tick apart', value: share(behind.filter((ticks) => ticks === 1).length), unit: '%' },
      {
        name: 'two nodes: more than one tick apart',
        value: behind.filter((ticks) => ticks > 1).length,
        unit: 'samples',
      },
      { name: 'two nodes: furthest apart', value: Math.max(...behind), unit: 'ticks' },
      { name: 'two nodes: goal', value: GOAL_TICKS, unit: 'ticks' },
      machineLoad('two nodes'),
    ];
  } finally {
    await stop();
  }
}

/** The samples of each node, all taken at the same moments. */
async function sampled(urls: readonly string[]): Promise<Sample[][]> {
  const samples: Sample[][] = urls.map(() => []);
  const began = performance.now();
  for (let place = 0; place < SAMPLES; place += 1) {
    await pass(Math.max(0, began + place * SAMPLE_MS - performance.now()));
    const taken = await Promise.all(urls.map(sample));
    for (const [node, one] of taken.entries()) samples[node]!.push(one);
  }
  return samples;
}

async function sample(url: string): Promise<Sample> {
  const answer = await fetch(`${url}/live/snapshot?topics=${TOPICS.join(',')}`);
  const { frames } = (await answer.json()) as { frames: LiveFrame[] };
  const figures = new Map<string, string>();
  for (const { quotes = [], indices = [] } of frames) {
    for (const quote of quotes) figures.set(`quote ${quote.symbol}`, JSON.stringify(quote));
    for (const index of indices) figures.set(`index ${index.index}`, JSON.stringify(index));
  }
  return figures;
}

function changed(before: Sample, after: Sample): number {
  return [...after].filter(([name, figure]) => before.get(name) !== figure).length;
}

/** Ticks that one node is behind the other at this sample, by the figure that differs for the longest time. */
function ticksBehind(one: readonly Sample[], other: readonly Sample[], place: number): number {
  let most = 0;
  for (const [name, figure] of one[place]!) {
    const its = other[place]!.get(name);
    if (its === figure) continue;
    most = Math.max(most, Math.min(ticksSince(other, name, figure, place), ticksSince(one, name, its, place)));
  }
  return most;
}

/** Ticks since this node had that figure last; as many as are looked at when it had not. */
function ticksSince(samples: readonly Sample[], name: string, figure: string | undefined, place: number): number {
  for (let ticks = 1; ticks <= LOOK_BACK; ticks += 1) if (samples[place - ticks]!.get(name) === figure) return ticks;
  return LOOK_BACK;
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
