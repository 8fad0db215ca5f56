import { Agent, request } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import { pathOf } from '#app/page-path.ts';
import { marketInstant } from '#domain/date.ts';
import { JOB_NAMES } from '#ingest/jobs/jobs.ts';
import { jobsRead } from '#tests/support/jobs-read.ts';
import { startSite, UNPAUSED, type Site } from '#tests/support/site.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { behindNginx } from './behind-nginx.ts';
import { machineLoad } from './processor-time.ts';
import { addressOf, followStreams, RESUMED_GOAL_MS } from './stream-readers.ts';

/**
 * The opening of the worst day: two nodes behind nginx, on PostgreSQL and Redis. Within a moment twelve times as many
 * readers request pages and ten times as many follow the stream, the market opens, and in the middle the leader is killed.
 * The result is what each reader got: the page in time, a late page, a refusal with a time to retry, or nothing. Nodes,
 * database, exchange, balancer and readers share the machine.
 */

const ORDINARY = { readers: 40, streams: 100 };
const WORST = { readers: 12 * ORDINARY.readers, streams: 10 * ORDINARY.streams };
/** Average time between two pages of a reader. */
const LOOK_MS = 2_000;
const IN_TIME_MS = 1_000;
const ORDINARY_MS = 15_000;
const WORST_MS = 60_000;
const GIVE_UP_MS = 30_000;
/** Time for the history to be read first: an exchange opens with it. */
const CLOCK = '2026-11-18T09:58:00*1';
const BEFORE_THE_OPENING = marketInstant('2026-11-18', '09:59:20');
const GOAL = 99.9;

const PAGES = ['/ar', '/en/market-watch', '/en', `/ar${pathOf('the-exchange-company', { SecuritySymbol: 'DSX' })}`];

export function run(): Promise<Figure[]> {
  return behindNginx({ clock: CLOCK, prepare: readHistory }, async ({ url, nodes, killLeader }) => {
    while ((await marketTime(nodes[0]!)) < BEFORE_THE_OPENING) await pass(LOOK_MS);
    const streams = followStreams(`${url}/live?topics=board:510,index,clock`);
    streams.grow(ORDINARY.streams);
    const ordinary = await readFor(url, ORDINARY.readers, ORDINARY_MS);
    streams.grow(WORST.streams);
    const reading = readFor(url, WORST.readers, WORST_MS);
    await pass(WORST_MS / 2);
    const before = streams.open();
    killLeader();
    const resumedMs = await streams.resumed(before);
    const worst = await reading;
    for (const [fault, all] of Map.groupBy(worst, ({ fault }) => fault))
      if (fault) console.log(`  ${all.length} × ${fault}`);
    await streams.stop();
    return [
      ...figuresOf('ordinary', ordinary),
      ...figuresOf('worst', worst),
      { name: 'opening: streams when a node was killed', value: before, unit: 'streams' },
      { name: 'opening: all streams with the other node after', value: resumedMs, unit: 'ms' },
      { name: 'opening: goal of that', value: RESUMED_GOAL_MS, unit: 'ms' },
      { name: 'opening: goal of pages in time', value: GOAL, unit: '%' },
      machineLoad('opening'),
    ];
  });
}

/** What the market's clock says, which is not the machine's. */
async function marketTime({ url }: Site): Promise<number> {
  const answer = await fetch(`${url}/api/v1/status`);
  if (!answer.ok) return 0;
  const { row } = (await answer.json()) as { row: { at: string } };
  return Date.parse(row.at);
}

/** Fills the database with all that was ever published. */
async function readHistory(env: Record<string, string>): Promise<void> {
  const site = await startSite({ env, clock: CLOCK, program: UNPAUSED });
  await jobsRead(site.url, JOB_NAMES);
  await site.stop({ faultsAreKnown: true });
}

interface Outcome {
  waitedMs: number;
  got: 'page' | 'later' | 'fault';
  /** What was received instead of a page. */
  fault?: string;
}

function figuresOf(name: string, outcomes: readonly Outcome[]): Figure[] {
  const share = (is: (outcome: Outcome) => boolean) =>
    Math.round((100_000 * outcomes.filter(is).length) / outcomes.length) / 1_000;
  const waits = outcomes.map(({ waitedMs }) => waitedMs).toSorted((a, b) => a - b);
  const wait = (part: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * part))]!);
  return [
    { name: `opening, ${name}: pages`, value: outcomes.length, unit: 'pages' },
    {
      name: `opening, ${name}: in time`,
      value: share(({ got, waitedMs }) => got === 'page' && waitedMs <= IN_TIME_MS),
      unit: '%',
    },
    {
      name: `opening, ${name}: late`,
      value: share(({ got, waitedMs }) => got === 'page' && waitedMs > IN_TIME_MS),
      unit: '%',
    },
    { name: `opening, ${name}: told when to ask again`, value: share(({ got }) => got === 'later'), unit: '%' },
    { name: `opening, ${name}: faults`, value: share(({ got }) => got === 'fault'), unit: '%' },
    { name: `opening, ${name}: waited, p50`, value: wait(0.5), unit: 'ms' },
    { name: `opening, ${name}: waited, p99`, value: wait(0.99), unit: 'ms' },
    { name: `opening, ${name}: waited, p99.9`, value: wait(0.999), unit: 'ms' },
  ];
}

/** The answers to this many readers, each opening a page now and then from an address of their own. */
async function readFor(origin: string, readers: number, forMs: number): Promise<Outcome[]> {
  const end = performance.now() + forMs;
  const outcomes: Outcome[] = [];
  const reader = async (place: number) => {
    const agent = new Agent({ keepAlive: true, localAddress: addressOf(1, place) } as object);
    await pass((place / readers) * LOOK_MS);
    for (let turn = place; performance.now() < end; turn += 1) {
      const began = performance.now();
      const answer = await ask(origin + PAGES[turn % PAGES.length]!, agent);
      outcomes.push({ waitedMs: performance.now() - began, ...answer });
      await pass(LOOK_MS);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: readers }, (_, place) => reader(place)));
  return outcomes;
}

function ask(url: string, agent: Agent): Promise<Omit<Outcome, 'waitedMs'>> {
  return new Promise((resolve) => {
    const fail = (fault: string) => resolve({ got: 'fault', fault });
    const outgoing = request(url, { agent, headers: { 'Accept-Encoding': 'br' }, timeout: GIVE_UP_MS }, (answer) => {
      const { statusCode, headers } = answer;
      answer.resume().once('error', ({ message }) => fail(`${statusCode}, then ${message}`));
      answer.once('end', () => {
        if (statusCode === 200 && answer.complete) resolve({ got: 'page' });
        else if (statusCode === 503 && headers['retry-after']) resolve({ got: 'later' });
        else fail(String(statusCode));
      });
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', ({ message }) => fail(message)).end();
  });
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
