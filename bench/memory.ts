import { get } from 'node:http';
import { BUILT_PAGES, inForm } from '#tests/support/built-pages.ts';
import { askAndReadNothing } from '#tests/support/flood.ts';
import { memoryUsed, type MemoryUsed } from '#tests/support/memory-used.ts';
import { startSeededSite } from '#tests/support/seeded-site.ts';
import { formatsOf } from '#app/site-map.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { Site } from '#tests/support/site.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { cachedAnswersPerSecond } from '#tools/soak/curve.ts';
import { machineLoad } from './processor-time.ts';

/**
 * Ten minutes of mixed load against one process on a trading morning: pages and files in both languages, some at new
 * addresses, clients that request hundreds of pages ahead and read none, and streams that come and go. Memory after
 * garbage collection is compared after the first minutes and at the end, and the rate of cached pages before the load
 * and after it.
 */

const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
/** Until caches are full and hot code is compiled. */
const WARM_UP_MINUTES = Math.min(3, MINUTES / 2);
/** Number of memory measurements after that. */
const POINTS = 5;
const POINT_MINUTES = (MINUTES - WARM_UP_MINUTES) / POINTS;
const MINUTE_MS = 60_000;
const SAMPLE_EVERY_MS = 1_000;
const READERS = 4;
const STREAMS = 50;
const STREAM_MS = 20_000;
const PIPELINED = { requests: 600, path: '/market-watch' };
const PIPELINE_EVERY_MS = 5_000;
/** One in this many answers is at a unique address. */
const UNIQUE_EVERY = 7;
/**
 * Growth of heap and external memory after collection. The whole process also has memory that the C library does not
 * return.
 */
const GROWTH_LIMIT_MIB = 32;

const RATE_ROUNDS = 12;
/** Until the answers that were under way are given, and the streams are gone. */
const REST_MS = 15_000;
/** A process that has worked for a while answers as quickly as a new one; the rest is the measurement's own spread. */
const AGED_GOAL = 0.9;

const PATHS = LOCALE_CODES.flatMap((locale) =>
  BUILT_PAGES.flatMap((page) => {
    const path = inForm(`/${locale}`, page.path);
    return [path, ...formatsOf(page).map((format) => `${path}.${format}`)];
  }),
);

export async function run(): Promise<Figure[]> {
  const site = await startSeededSite({
    program: 'tests/support/weighed-program.ts',
    // All requests come from one address.
    env: { CONNECTIONS_PER_ADDRESS: '1000', STREAMS_PER_ADDRESS: '1000' },
  });
  const young = await cachedRate(site);
  const load = startLoad(site.url);
  try {
    const first = await samples(site, WARM_UP_MINUTES * MINUTE_MS);
    const curve: Samples[] = [];
    for (let point = 0; point < POINTS; point += 1) curve.push(await samples(site, POINT_MINUTES * MINUTE_MS));
    const last = { most: mostOf(curve), collected: curve.at(-1)!.collected };
    const { answers, others } = await load.stop();
    if (others > answers / 50)
      throw new Error(`${others} of ${answers} answers were not 200: nothing can be measured.`);
    await pass(REST_MS);
    const aged = await cachedRate(site);
    return [
      { name: 'memory: minutes of mixed load', value: MINUTES, unit: 'min' },
      { name: 'memory: answers', value: answers, unit: 'answers' },
      ...growths(first, last),
      ...heldOverTime([first, ...curve]),
      { name: 'memory: cached pages of a new process', value: young, unit: 'answers per core-second' },
      { name: 'memory: cached pages after the load', value: aged, unit: 'answers per core-second' },
      { name: 'memory: after against new', value: Math.round((100 * aged) / young) / 100, unit: 'ratio' },
      { name: 'memory: goal of that', value: AGED_GOAL, unit: 'ratio' },
      { name: 'memory: limit of growth of heap and external, held', value: GROWTH_LIMIT_MIB, unit: 'MiB' },
      machineLoad('memory'),
    ];
  } finally {
    await load.stop();
    await site.stop({ faultsAreKnown: true });
  }
}

/** Cached pages that the process gives once its hot code is compiled: the best of several rounds. */
async function cachedRate(site: Site): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < RATE_ROUNDS; round += 1) rates.push(await cachedAnswersPerSecond(site));
  return Math.max(...rates);
}

interface Samples {
  /** Peak memory of the process. */
  most: MemoryUsed;
  /** Memory at the end, after garbage collection. */
  collected: MemoryUsed;
}

async function samples(site: Site, forMs: number): Promise<Samples> {
  const until = performance.now() + forMs;
  let most: MemoryUsed = { rss: 0, heap: 0, external: 0 };
  while (performance.now() < until) {
    const { rss, heap, external } = await memoryUsed(site.process, 'as it is');
    most = {
      rss: Math.max(most.rss, rss),
      heap: Math.max(most.heap, heap),
      external: Math.max(most.external, external),
    };
    await pass(SAMPLE_EVERY_MS);
  }
  return { most, collected: await memoryUsed(site.process, 'collected') };
}

function growths(first: Samples, last: Samples): Figure[] {
  const parts = ['heap', 'external', 'rss'] as const;
  return parts.flatMap((part) => [
    { name: `memory: ${part}, most`, value: rounded(last.most[part]), unit: 'MiB' },
    { name: `memory: ${part}, most, growth`, value: rounded(last.most[part] - first.most[part]), unit: 'MiB' },
    { name: `memory: ${part}, held at the end`, value: rounded(last.collected[part]), unit: 'MiB' },
    {
      name: `memory: ${part}, held, growth`,
      value: rounded(last.collected[part] - first.collected[part]),
      unit: 'MiB',
    },
  ]);
}

function mostOf(curve: readonly Samples[]): MemoryUsed {
  const most = (part: keyof MemoryUsed) => Math.max(...curve.map((samples) => samples.most[part]));
  return { rss: most('rss'), heap: most('heap'), external: most('external') };
}

/** Heap and external memory together, after garbage collection, by minutes. */
function heldOverTime(curve: readonly Samples[]): Figure[] {
  return curve.map(({ collected: { heap, external } }, point) => ({
    name: `memory: held after ${rounded(WARM_UP_MINUTES + point * POINT_MINUTES)} min`,
    value: rounded(heap + external),
    unit: 'MiB',
  }));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Runs readers, clients that read nothing and streams, until they are stopped. */
function startLoad(url: string) {
  let isGoing = true;
  let answers = 0;
  let others = 0;
  async function reader(place: number): Promise<void> {
    for (let turn = place; isGoing; turn += READERS) {
      const path = PATHS[turn % PATHS.length]!;
      const address = turn % UNIQUE_EVERY === 0 ? `${path}?of=${turn}` : path;
      const answer = await fetch(url + address, {
        headers: { 'accept-encoding': ENCODINGS[turn % ENCODINGS.length]! },
      });
      await answer.arrayBuffer();
      answers += 1;
      if (answer.status !== 200) others += 1;
    }
  }
  async function pipelines(): Promise<void> {
    while (isGoing) {
      const client = askAndReadNothing(url, PIPELINED);
      await pass(PIPELINE_EVERY_MS);
      client.destroy();
    }
  }
  async function stream(place: number): Promise<void> {
    await pass((place * STREAM_MS) / STREAMS);
    while (isGoing) {
      const followed = get(`${url}/live?topics=board:510,symbol:DSX,index,clock`, { agent: false }, (answer) =>
        answer.resume(),
      );
      followed.on('error', () => undefined);
      await pass(STREAM_MS);
      followed.destroy();
    }
  }
  const all = Promise.all([
    ...Array.from({ length: READERS }, (_, place) => reader(place)),
    pipelines(),
    ...Array.from({ length: STREAMS }, (_, place) => stream(place)),
  ]);
  return {
    async stop() {
      isGoing = false;
      await all;
      return { answers, others };
    },
  };
}

const ENCODINGS = ['br', 'gzip', 'identity'];

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
