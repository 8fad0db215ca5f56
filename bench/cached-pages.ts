import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { pathOf } from '#app/page-path.ts';
import { startSeededSite } from '#tests/support/seeded-site.ts';
import type { Site } from '#tests/support/site.ts';
import { answerProcessorTime, coreSeconds, machineLoad } from './processor-time.ts';
import type { Figure } from '#tools/bench/figure.ts';

/**
 * A cached page, brotli, with all its headers, against a bare node:http server that writes the same bytes with the same
 * headers. Server and load have a core each; the two servers are measured in turn, and the median of the ratios counts.
 * Answers are counted per second of the server process's processor time, so that other programs on its core do not
 * affect the result.
 */

const CONNECTIONS = 32;
const ROUNDS = 9;
const WARM_UP_MS = 400;
/** Until the engine has compiled the hot code: it does so once, and a site runs for weeks. */
const HEATING_MS = 12_000;
const MEASURED_MS = 1_500;
/** A Saturday noon: nothing changes, so that the same bytes are sent each time. */
const CLOSED = '2026-11-21T12:00*1';
/** The first reading of ten years takes minutes, and would count as the server's work. */
const REST_LIMIT_MS = 900_000;
/** Share of a core below which a site counts as idle. */
const REST_SHARE = 0.02;
const REST_LOOK_MS = 4_000;
/** Consecutive idle looks: a site that is reading its history is idle for a moment between two feeds. */
const REST_LOOKS = 6;
/** Target share of a bare server's answers (goals, Speed). */
const GOAL = 0.85;
const SELF = fileURLToPath(import.meta.url);
const [SERVER_CORE, LOAD_CORE] = [0, 1];
const PROXIED = { TRUSTED_PROXIES: '1' };
/** Number of client addresses: each of them stays below its rate limit. */
const ADDRESSES = 1 << 13;

const PAGES = {
  'an article, English': `/en${pathOf('other-disclaimer')}`,
  'glossary, Arabic': `/ar${pathOf('glossary')}`,
  'an answer of the API': '/api/v1/securities?limit=100',
};

export async function run(): Promise<Figure[]> {
  const site = await startSeededSite({ clock: CLOSED, program: 'bench/counted-site.ts', env: PROXIED });
  pin(process.pid, LOAD_CORE);
  pin(site.process.pid!, SERVER_CORE);
  await rest(site.process);
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(PAGES)) figures.push(...(await compare(site, name, path)));
  const idle = await shareAtRest(site.process);
  await site.stop();
  // Its own work meanwhile counts as time of its answers.
  figures.push({
    name: 'kept page: the site without a reader',
    value: Math.round(idle * 1_000) / 10,
    unit: '% of a core',
  });
  return [...figures, { name: 'kept page: goal', value: GOAL, unit: 'ratio' }, machineLoad('kept page')];
}

async function compare(site: Site, name: string, path: string): Promise<Figure[]> {
  const answer = await settled(site.url, path);
  const bare = fork(SELF, ['serve']);
  bare.send({ headers: headersOf(answer.head), body: answer.body.toString('base64') });
  const [port] = (await once(bare, 'message')) as [number];
  pin(bare.pid!, SERVER_CORE);
  const bareUrl = `http://127.0.0.1:${port}`;
  for (const server of [site.process, bare]) {
    await answersPerCoreSecond(server, server === bare ? bareUrl : site.url, path, HEATING_MS);
  }
  const rates: { kept: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push({
      kept: await answersPerCoreSecond(site.process, site.url, path),
      bare: await answersPerCoreSecond(bare, bareUrl, path),
    });
  }
  await end(bare);
  const ratio = middle(rates.map((rate) => rate.kept / rate.bare));
  return [
    {
      name: `kept page: ${name}, brotli`,
      value: Math.round(middle(rates.map(({ kept }) => kept))),
      unit: 'answers/core-second',
    },
    {
      name: 'kept page: a bare server, the same bytes',
      value: Math.round(middle(rates.map((rate) => rate.bare))),
      unit: 'answers/core-second',
    },
    { name: `kept page: ${name}, of the bare server`, value: Math.round(ratio * 100) / 100, unit: 'ratio' },
    { name: `kept page: ${name}, as sent`, value: answer.body.byteLength, unit: 'bytes' },
  ];
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Pins a process to one core, where the system supports it. */
function pin(pid: number, core: number): void {
  spawnSync('taskset', ['-acp', String(core), String(pid)]);
}

/** Waits until the history is read, which would use part of the server's core. */
async function rest(server: ChildProcess): Promise<void> {
  const limit = Date.now() + REST_LIMIT_MS;
  for (let calm = 0; calm < REST_LOOKS && Date.now() < limit;) {
    calm = (await shareAtRest(server)) > REST_SHARE ? 0 : calm + 1;
  }
}

/** Share of a core that the site uses now. */
async function shareAtRest(server: ChildProcess): Promise<number> {
  const from = await coreSeconds(server);
  await pass(REST_LOOK_MS);
  return ((await coreSeconds(server)) - from) / (REST_LOOK_MS / 1_000);
}

interface Answer {
  head: string;
  body: Buffer;
}

/** Polls until the answer stops changing; then it has its smallest encoding. */
async function settled(url: string, path: string): Promise<Answer> {
  let last = await one(url, path);
  for (let same = 0; same < 5;) {
    await pass(500);
    const next = await one(url, path);
    same = next.body.equals(last.body) ? same + 1 : 0;
    last = next;
  }
  return last;
}

let requests = 0;

/** Each request carries another client address, as a proxy would forward it: the API limits requests per address. */
function requestOf(path: string): string {
  requests = (requests + 1) % ADDRESSES;
  const client = `10.0.${requests >> 8}.${requests & 255}`;
  const accepted = 'Accept: text/html\r\nAccept-Encoding: gzip, deflate, br';
  return `GET ${path} HTTP/1.1\r\nHost: bench\r\n${accepted}\r\nX-Forwarded-For: ${client}\r\n\r\n`;
}

function one(url: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = open(url);
    let bytes = Buffer.alloc(0);
    socket.once('error', reject).on('data', (part) => {
      bytes = Buffer.concat([bytes, part]);
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0 || bytes.length < end + 4 + lengthOf(bytes.subarray(0, end).toString())) return;
      socket.destroy();
      resolve({ head: bytes.subarray(0, end).toString(), body: bytes.subarray(end + 4) });
    });
    socket.write(requestOf(path));
  });
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

function lengthOf(head: string): number {
  return Number(/^content-length: (\d+)/im.exec(head)?.[1]);
}

/** Headers that Node adds itself are left out. */
function headersOf(head: string): string[] {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);
  return pairs.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name)).flat();
}

/**
 * Uses keep-alive connections, and sends the next request when an answer is complete. All answers have the same length.
 */
async function answersPerCoreSecond(
  server: ChildProcess,
  url: string,
  path: string,
  forMs = MEASURED_MS,
): Promise<number> {
  const { head, body } = await one(url, path);
  const size = head.length + 4 + body.length;
  let answers = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = open(url);
    let missing = size;
    socket.once('connect', () => socket.write(requestOf(path)));
    return socket.on('data', (part) => {
      missing -= part.length;
      if (missing > 0) return;
      if (missing < 0) throw new Error(`${url}${path} answered in another length: nothing can be counted.`);
      missing = size;
      answers += 1;
      socket.write(requestOf(path));
    });
  });
  await pass(WARM_UP_MS);
  const [from, before] = [await coreSeconds(server), answers];
  await pass(forMs);
  const rate = (answers - before) / ((await coreSeconds(server)) - from);
  for (const socket of sockets) socket.destroy();
  return rate;
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function serve(): Promise<void> {
  const [{ headers, body }] = (await once(process, 'message')) as [{ headers: string[]; body: string }];
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  answerProcessorTime();
}

if (process.argv[1] === SELF && process.argv[2] === 'serve') await serve();
else if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
