import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

const SELF = fileURLToPath(import.meta.url);
const CONNECTIONS = 32;
const WARM_UP_MS = 500;
const MEASURED_MS = 2_000;
const HASHED_MIB = 256;
const REQUEST = 'GET / HTTP/1.1\r\nHost: floor\r\n\r\n';

/** Throughput of this machine without the site: the baseline for every other figure. */
export async function measureFloor(): Promise<Figure[]> {
  return [
    { name: 'a bare node:http server, a short answer', value: await bareRequests(), unit: 'answers per second' },
    { name: 'SHA-256 on one core', value: hashRate(), unit: 'MiB per second' },
  ];
}

function hashRate(): number {
  const block = Buffer.alloc(1024 * 1024);
  const from = performance.now();
  const hash = createHash('sha256');
  for (let n = 0; n < HASHED_MIB; n += 1) hash.update(block);
  hash.digest();
  return Math.round(HASHED_MIB / ((performance.now() - from) / 1000));
}

async function bareRequests(): Promise<number> {
  const server = fork(SELF, ['serve']);
  try {
    const [port] = (await once(server, 'message')) as [number];
    return await askFor(port);
  } finally {
    await end(server);
  }
}

async function askFor(port: number): Promise<number> {
  let answers = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));
    // The answer is short enough to arrive in one piece.
    return socket.on('data', () => {
      answers += 1;
      socket.write(REQUEST);
    });
  });
  await pass(WARM_UP_MS);
  const [before, from] = [answers, performance.now()];
  await pass(MEASURED_MS);
  const rate = (answers - before) / ((performance.now() - from) / 1000);
  for (const socket of sockets) socket.destroy();
  return Math.round(rate);
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function serve(): void {
  const server = createServer((_request, response) => response.end('The process lives.\n'));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

if (process.argv[1] === SELF && process.argv[2] === 'serve') serve();
