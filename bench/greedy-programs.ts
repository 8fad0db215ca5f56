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
 * turn beside programs that ask a bare server, which costs the machine as much, beside programs that ask the site, and
 * without programs. The median of the ratios counts. Programs and bare server run in processes of their own, and all
 * share the machine.
 */

const GREEDY_FLOOR = fileURLToPath(new URL('./greedy-floor.ts', import.meta.url));
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
/** Longest allowed waiting time beside programs of the site, relative to the time beside programs of a bare server. */
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
    const bare = fork(GREEDY_FLOOR);
    const [bareUrl] = (await once(bare, 'message')) as [string];
    await readAll(load);
    await round(load);
    const waits: Rounds = { alone: [], floor: [], beside: [] };
    const answered = new Map<number, number>();
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      waits.alone.push(await round(load));
      const floor = statusesOf(programs, bareUrl);
      waits.floor.push(await round(load));
      await floor;
      const greed = statusesOf(programs, site.url);
      waits.beside.push(await round(load));
      for (const [status, count] of Object.entries(await greed))
        answered.set(Number(status), (answered.get(Number(status)) ?? 0) + count);
    }
    agent.destroy();
    programs.kill();
    bare.kill();
    return [...figures(waits), ...answersOf(answered), machineLoad('greedy programs')];
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

/** The readers' waiting times: without programs, beside programs of a bare server, and beside programs of the site. */
type Rounds = Record<'alone' | 'floor' | 'beside', Waits[]>;

function figures({ alone, floor, beside }: Rounds): Figure[] {
  const of = (part: keyof Waits) => {
    const wait = (name: string, rounds: readonly Waits[]) => ({
      name: `greedy programs: a reader waits ${name}, ${part}`,
      value: hundredths(middle(rounds.map((waits) => waits[part]))),
      unit: 'ms',
    });
    const ratio = (name: string, rounds: readonly Waits[]) => ({
      name: `greedy programs: of ${name}, ${part}`,
      value: hundredths(middle(beside.map((waits, at) => waits[part] / rounds[at]![part]))),
      unit: 'ratio',
    });
    return [
      wait('alone', alone),
      wait('beside programs of a bare server', floor),
      wait('beside programs of the site', beside),
      ratio('alone', alone),
      ratio('beside programs of a bare server', floor),
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
