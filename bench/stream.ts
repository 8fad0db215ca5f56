import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createSocketServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sampleClock, sampleQuote } from '#live/sample.ts';
import { createLiveState } from '#live/state.ts';
import { createLiveStream } from '#live/stream.ts';
import type { Figure } from '#tools/bench/figure.ts';

/**
 * The event stream: deliveries a second per core, and memory per connection. Server and readers are separate processes
 * on loopback; the floor is a bare socket server that writes the same bytes to as many connections.
 */

const CONNECTIONS = 5_000;
const TICKS = 100;
const OPEN_AT_ONCE = 100;
const SELF = fileURLToPath(import.meta.url);

interface Measured {
  deliveries: number;
  cpuSeconds: number;
  connectionBytes: number;
  frameBytes: number;
}

/** Measures, prints a JSON line and a readable line for each figure, and returns the figures. */
export async function run(): Promise<Figure[]> {
  const stream = await measure('stream');
  const floor = await measure('floor');
  const rate = (of: Measured) => Math.round(of.deliveries / of.cpuSeconds);
  const figures = [
    { name: 'stream deliveries', value: rate(stream), unit: 'frames per core-second' },
    { name: 'stream floor, bare sockets', value: rate(floor), unit: 'writes per core-second' },
    { name: 'stream against its floor', value: Math.round((100 * rate(stream)) / rate(floor)) / 100, unit: 'ratio' },
    { name: 'stream memory', value: Math.round(stream.connectionBytes), unit: 'bytes per connection' },
    { name: 'stream floor memory', value: Math.round(floor.connectionBytes), unit: 'bytes per connection' },
    { name: 'stream frame', value: Math.round(stream.frameBytes), unit: 'bytes per frame' },
  ];
  for (const figure of figures) print(figure);
  return figures;
}

function print({ name, value, unit }: Figure): void {
  console.log(JSON.stringify({ name, value, unit }));
  console.log(`${name}: ${value.toLocaleString('en')} ${unit}, ${CONNECTIONS.toLocaleString('en')} connections`);
}

async function measure(kind: 'stream' | 'floor'): Promise<Measured> {
  const server = start(kind);
  const [port] = await said(server, 'port');
  const readers = start('readers', String(port));
  await said(readers, 'open');
  server.process.stdin!.write('go\n');
  const [measured] = await said(server, 'measured');
  await stop(readers.process);
  await stop(server.process);
  return measured as unknown as Measured;
}

type Child = { process: ChildProcess; lines: AsyncIterator<string> };

function start(...role: string[]): Child {
  const child = spawn(process.execPath, ['--expose-gc', SELF, ...role], { stdio: ['pipe', 'pipe', 'inherit'] });
  return { process: child, lines: createInterface({ input: child.stdout! })[Symbol.asyncIterator]() };
}

async function said(child: Child, word: string): Promise<unknown[]> {
  for (;;) {
    const line = await child.lines.next();
    if (line.done) throw new Error(`A process of the measurement ended before it said '${word}'.`);
    const [first, ...rest] = JSON.parse(line.value) as [string, ...unknown[]];
    if (first === word) return rest;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function say(word: string, ...rest: unknown[]): void {
  process.stdout.write(`${JSON.stringify([word, ...rest])}\n`);
}

async function heapBytes(): Promise<number> {
  for (let i = 0; i < 3; i += 1) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return process.memoryUsage().rss;
}

/** Writes `TICKS` ticks a tenth of a second apart, and returns the time that this took. */
async function writeTicks(
  tick: (n: number) => void,
  delivered: () => { frames: number; bytes: number },
  empty: number,
) {
  await once(process.stdin, 'data');
  const connectionBytes = ((await heapBytes()) - empty) / CONNECTIONS;
  const [before, cpu] = [delivered(), process.cpuUsage()];
  for (let n = 1; n <= TICKS; n += 1) {
    tick(n);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const [used, after] = [process.cpuUsage(cpu), delivered()];
  const deliveries = after.frames - before.frames;
  const frameBytes = (after.bytes - before.bytes) / deliveries;
  say('measured', { deliveries, cpuSeconds: (used.user + used.system) / 1e6, connectionBytes, frameBytes });
}

async function serveStream(): Promise<void> {
  const state = createLiveState({ now: Date.now, steady: Date.now });
  const stream = createLiveStream({ state });
  const quotes = [...Array(68).keys()].map((i) => sampleQuote(`S${i}`));
  state.apply({ kind: 'snapshot', clock: sampleClock(), quotes });
  stream.tick();
  const server = createServer(stream.handle).listen(0, '127.0.0.1', 4_096);
  await once(server, 'listening');
  const empty = await heapBytes();
  say('port', (server.address() as AddressInfo).port);
  const tick = (n: number) => {
    state.apply({ kind: 'delta', quotes: [sampleQuote('S1', { last: 2_500 + n, volume: n })] });
    stream.tick();
  };
  await writeTicks(tick, stream.counters, empty);
}

async function serveFloor(): Promise<void> {
  const bytes = Buffer.from(`id: abcdefgh:1\nevent: delta\ndata: ${'x'.repeat(130)}\n\n`);
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)));
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\n: \n\n'));
  }).listen(0, '127.0.0.1', 4_096);
  await once(server, 'listening');
  const empty = await heapBytes();
  const sent = { frames: 0, bytes: 0 };
  say('port', (server.address() as AddressInfo).port);
  const tick = () => {
    for (const socket of sockets) socket.write(bytes);
    sent.frames += sockets.size;
    sent.bytes += sockets.size * bytes.length;
  };
  await writeTicks(tick, () => ({ ...sent }), empty);
}

async function openReaders(port: number): Promise<void> {
  const request = 'GET /live?topics=board:510,index HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n';
  const openOne = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => process.exit(1));
    socket.write(request);
    await once(socket, 'data');
    socket.on('data', () => undefined);
  };
  for (let i = 0; i < CONNECTIONS; i += OPEN_AT_ONCE) await Promise.all([...Array(OPEN_AT_ONCE)].map(openOne));
  say('open');
}

const [role, port] = process.argv.slice(2);
if (role === 'stream') await serveStream();
else if (role === 'floor') await serveFloor();
else if (role === 'readers') await openReaders(Number(port));
else if (process.argv[1] === SELF) await run();
