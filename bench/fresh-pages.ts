import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathOf } from '#app/page-path.ts';
import { launchBrowser, openVisit } from '#tests/support/browser.ts';
import { closedPort } from '#tests/support/ports.ts';
import { startSeededSite } from '#tests/support/seeded-site.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { coreSeconds, machineLoad } from './processor-time.ts';

/**
 * A freshly rendered page against the same elements in Next, dynamic, in production: the elements of our page are put
 * into an app of two files (`peers/next`) and rendered there for each request with all data at hand, while ours reads
 * its store with its history loaded. One request at a time, in turn; pages are counted per processor time of each
 * server's process.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PEER = join(ROOT, 'bench/peers/next');
const SCRATCH = join(ROOT, '.cache/bench/next');
const COUNTED = fileURLToPath(new URL('./counted.ts', import.meta.url));
/** A Saturday noon: the same elements each time. */
const CLOSED = '2026-11-21T12:00*1';
const ROUNDS = 7;
const ROUND_MS = 1_500;
/** Long enough for the engine to compile both. */
const WARM_UP_MS = 15_000;
const READY_LIMIT_MS = 60_000;
const GOAL = 3;

const PAGES = {
  article: ['an article, English', `/en${pathOf('other-disclaimer')}`],
  watch: ['market watch, Arabic', '/ar/market-watch'],
} as const;

interface Server {
  process: ChildProcess;
  url(page: keyof typeof PAGES): string;
}

export async function run(): Promise<Figure[]> {
  const site = await startSeededSite({
    clock: CLOSED,
    program: 'bench/counted-site.ts',
    env: { PAGE_CACHE_MIB: '0' },
  });
  try {
    const peer = await startPeer(site.url);
    if (!peer) return [];
    const ours = { process: site.process, url: (page: keyof typeof PAGES) => site.url + PAGES[page][1] };
    const figures: Figure[] = [];
    for (const page of Object.keys(PAGES) as (keyof typeof PAGES)[]) figures.push(...(await compare(page, ours, peer)));
    const ended = once(peer.process, 'exit');
    peer.process.kill();
    await ended;
    return [...figures, { name: 'fresh page: goal', value: GOAL, unit: 'times Next' }, machineLoad('fresh page')];
  } finally {
    await site.stop();
  }
}

async function compare(page: keyof typeof PAGES, ours: Server, peer: Server): Promise<Figure[]> {
  for (const { process, url } of [ours, peer]) await pagesPerCoreSecond(process, url(page), WARM_UP_MS);
  const rates: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push({
      ours: await pagesPerCoreSecond(ours.process, ours.url(page), ROUND_MS),
      peer: await pagesPerCoreSecond(peer.process, peer.url(page), ROUND_MS),
    });
  }
  const name = `fresh page: ${PAGES[page][0]}`;
  const unit = 'pages/core-second';
  return [
    { name, value: rounded(middle(rates.map((rate) => rate.ours))), unit },
    { name: `${name}, in Next`, value: rounded(middle(rates.map((rate) => rate.peer))), unit },
    { name: `${name}, of Next`, value: rounded(middle(rates.map((rate) => rate.ours / rate.peer))), unit: 'ratio' },
  ];
}

/** Returns undefined, and prints a sentence, when the peer cannot be installed: there may be no network. */
async function startPeer(siteUrl: string): Promise<Server | undefined> {
  mkdirSync(SCRATCH, { recursive: true });
  cpSync(PEER, SCRATCH, { recursive: true });
  writeFileSync(join(SCRATCH, 'trees.json'), JSON.stringify(await treesOf(siteUrl)));
  const next = join(SCRATCH, 'node_modules/next/dist/bin/next');
  const isInstalled = ran('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  if (!isInstalled || !ran(process.execPath, [next, 'build'])) {
    console.log('Next could not be installed or built: fresh pages are not compared with it.');
    return undefined;
  }
  const port = await closedPort();
  const server = fork(next, ['start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: SCRATCH,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    execArgv: ['--import', COUNTED],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = (page: keyof typeof PAGES) => `http://127.0.0.1:${port}/${page}`;
  await answers(url('article'));
  return { process: server, url };
}

function ran(program: string, args: string[]): boolean {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stderr } = spawnSync(program, args, { cwd: SCRATCH, env, encoding: 'utf8' });
  if (status !== 0) console.log(stderr);
  return status === 0;
}

async function answers(url: string): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (Date.now() < limit) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Next did not answer ${url} within ${READY_LIMIT_MS} ms.`);
}

/** The elements of our pages as sent; scripts are left to each framework. */
async function treesOf(siteUrl: string): Promise<Record<string, unknown>> {
  const browser = await launchBrowser();
  const { page } = await openVisit(browser, siteUrl, { javaScript: false });
  const trees: Record<string, unknown> = {};
  for (const [name, [, path]] of Object.entries(PAGES)) {
    await page.goto(path);
    trees[name] = await page.evaluate(() => {
      interface Tree {
        tag: string;
        attributes: Record<string, string>;
        children?: (Tree | string)[];
      }
      const attributesOf = (element: Element) =>
        Object.fromEntries(
          [...element.attributes]
            // React accepts a style only as an object; only a few elements have one.
            .filter(({ name: each }) => each !== 'style')
            .map(({ name: each, value }) => [each === 'class' ? 'className' : each, value]),
        );
      function childrenOf(element: Element): (Tree | string)[] {
        return [...element.childNodes].flatMap((node): (Tree | string)[] => {
          if (node instanceof Text) return [node.data];
          if (!(node instanceof Element) || node.localName === 'script') return [];
          const children = childrenOf(node);
          const tree = { tag: node.localName, attributes: attributesOf(node) };
          return [children.length > 0 ? { ...tree, children } : tree];
        });
      }
      return { attributes: attributesOf(document.documentElement), children: childrenOf(document.body) };
    });
  }
  await browser.close();
  return trees;
}

async function pagesPerCoreSecond(server: ChildProcess, url: string, forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = await coreSeconds(server);
  const end = performance.now() + forMs;
  let pages = 0;
  for (; performance.now() < end; pages += 1) await read(url, agent);
  const rate = pages / ((await coreSeconds(server)) - from);
  agent.destroy();
  return rate;
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
