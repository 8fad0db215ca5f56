import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { openPort } from './open-port.ts';

const HOST = '127.0.0.1';
const MANY = 60;
/** Connects from another thread, since this one is kept busy. */
const CONNECTING = `
  const { connect } = require('node:net');
  const { workerData: [port, many] } = require('node:worker_threads');
  for (let i = 0; i < many; i += 1) connect(port, '${HOST}').on('error', () => undefined);
  setInterval(() => undefined, 1_000);
`;

describe('the port of the site', () => {
  it.skipIf(process.platform !== 'linux')('takes in several readers in each turn of a busy process', async () => {
    const taken = new Set<Socket>();
    const server = createServer().on('connection', (socket) => taken.add(socket));
    const { port, close } = await openPort(server, 0, HOST);
    const crowd = new Worker(CONNECTING, { eval: true, workerData: [port, MANY] });
    while (taken.size === 0) await new Promise(setImmediate);
    let turns = 0;
    for (; taken.size < MANY; turns += 1) {
      const until = performance.now() + 10;
      while (performance.now() < until);
      await new Promise(setImmediate);
    }
    expect(turns).toBeLessThan(MANY / 2);
    await crowd.terminate();
    for (const socket of taken) socket.destroy();
    await close();
  });

  it('is not shared with another process, which is told so', async () => {
    const first = await openPort(createServer(), 0, HOST);
    await expect(openPort(createServer(), first.port, HOST)).rejects.toThrow(`Port ${first.port} is taken`);
    await first.close();
    const next = await openPort(createServer(), first.port, HOST);
    expect(next.port).toBe(first.port);
    await next.close();
  });

  it('closes when the last answer on any of its connections is sent, and takes no other', async () => {
    const waiting: (() => void)[] = [];
    const server = createServer((_, response) => void waiting.push(() => response.end('done')));
    const { port, close } = await openPort(server, 0, HOST);
    const answers = Array.from({ length: 16 }, async () => {
      const [answer] = await once(get({ port, host: HOST, agent: false }), 'response');
      answer.setEncoding('utf8');
      const [text] = await once(answer, 'data');
      return text as string;
    });
    while (waiting.length < answers.length) await new Promise(setImmediate);
    let isClosed = false;
    const closing = close().then(() => (isClosed = true));
    const [refused] = await once(connect(port, HOST), 'error');
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
    expect(isClosed).toBe(false);
    for (const answer of waiting) answer();
    expect(await Promise.all(answers)).toEqual(answers.map(() => 'done'));
    await closing;
  });
});
