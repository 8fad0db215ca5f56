import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pathOf } from '#app/page-path.ts';
import { startSeededSite } from '#tests/support/seeded-site.ts';
import type { Figure } from '#tools/bench/figure.ts';
import type { Answered, Greed } from './greedy-load.ts';
import { machineLoad } from './processor-time.ts';

/**
 * Readers beside programs that request the API without pause, each from its own address and each time a different
 * resource: 500 readers who open a page every few seconds, and 200 programs. The readers' waiting time is measured in
 * turn without and with programs, and the median of the ratios counts. The programs run in a process of their own, and
 * all share the machine.
 */

const GREEDY_LOAD = fileURLToPath(new URL('./greedy-load.ts', import.meta.url));
const READERS = 500;
const PROGRAMS = 200;
const ROUNDS = 5;
const MEASURED_MS = 6_000;
const SETTLE_MS = 1_500;
/** Time between two pages of a reader. */
const LOOK_MS = 3_000;
/** After the close, before files are written: the result does not depend on changing figures. */
const CLOSED = '2026-11-18T16:00*1';
/** Longest allowed waiting time with programs, relative to the time without them. */
const GOAL = 1.2;

const PAGES = [
  '/ar',
  '/en/market-watch',
  `/ar${pathOf('the-exchange-disclosures')}`,
  `/en${pathOf('the-exchange-company', { SecuritySymbol: 'DSX' })}`,
  `/en${pathOf('glossary')}`,
];

export async function run(): Promise<Figure[]> {
  const site = await startSeededSite({ clock: CLOSED, env: { TRUSTED_PROXIES: '1' } });
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const load = { url: site.url, agent };
    const programs = fork(GREEDY_LOAD);
    await readAll(load);
    await round(load);
    const alone: Waits[] = [];
    const beside: Waits[] = [];
    const answered = new Map<number, number>();
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      alone.push(await round(load));
      const greed = statusesOf(programs, site.url);
      beside.push(await round(load));
      for (const [status, count] of Object.entries(await greed))
        answered.set(Number(status), (answered.get(Number(status)) ?? 0) + count);
    }
    agent.destroy();
    programs.kill();
    return [...figures(alone, beside), ...answersOf(answered), machineLoad('greedy programs')];
  } finally {
    await site.stop({ faultsAreKnown: true });
  }
}

interface Load {
  url: string;
  agent: Agent;
}

interface Waits {
  p50: number;
  p95: number;
}

function figures(alone: readonly Waits[], beside: readonly Waits[]): Figure[] {
  const of = (part: keyof Waits) => {
    const ratio = middle(beside.map((waits, at) => waits[part] / alone[at]![part]));
    return [
      {
        name: `greedy programs: a reader waits alone, ${part}`,
        value: hundredths(middle(alone.map((w) => w[part]))),
        unit: 'ms',
      },
      {
        name: `greedy programs: a reader waits beside them, ${part}`,
        value: hundredths(middle(beside.map((w) => w[part]))),
        unit: 'ms',
      },
      { name: `greedy programs: of alone, ${part}`, value: hundredths(ratio), unit: 'ratio' },
    ];
  };
  return [...of('p50'), ...of('p95'), { name: 'greedy programs: goal', value: GOAL, unit: 'ratio' }];
}

/** The statuses that the programs of one round received. */
async function statusesOf(programs: ChildProcess, url: string): Promise<Answered> {
  const message = once(programs, 'message');
  programs.send({ url, programs: PROGRAMS, forMs: SETTLE_MS + MEASURED_MS } satisfies Greed);
  const [answered] = (await message) as [Answered];
  return answered;
}

function answersOf(answered: ReadonlyMap<number, number>): Figure[] {
  return [200, 429, 503, 0].map((status) => ({
    name: `greedy programs: answered ${status || 'nothing'}`,
    value: answered.get(status) ?? 0,
    unit: 'answers',
  }));
}

/** The readers' waiting times over some seconds. */
async function round({ url, agent }: Load): Promise<Waits> {
  const end = performance.now() + SETTLE_MS + MEASURED_MS;
  const from = end - MEASURED_MS;
  const waits: number[] = [];
  const reader = async (place: number) => {
    await pass((place / READERS) * LOOK_MS);
    for (let turn = place; performance.now() < end; turn += 1) {
      const began = performance.now();
      const status = await ask({ url, agent }, PAGES[turn % PAGES.length]!, `198.51.${place >> 8}.${place & 255}`);
      if (status !== 200) throw new Error(`A reader was answered ${status}.`);
      if (began >= from) waits.push(performance.now() - began);
      await pass(LOOK_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, place) => reader(place)));
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Requests each page once: the readers' pages are in memory, as on any day. */
async function readAll(load: Load): Promise<void> {
  for (const page of PAGES) await ask(load, page, '198.51.100.1');
}

function ask({ url, agent }: Load, path: string, client: string): Promise<number> {
  const headers = { 'X-Forwarded-For': client, 'Accept-Encoding': 'br' };
  return new Promise((resolve, reject) => {
    request(url + path, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
