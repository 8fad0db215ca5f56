import { randomUUID } from 'node:crypto';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createClient } from 'redis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { busContract, hearing } from './bus-contract.ts';
import type { Bus } from './bus.ts';
import { createRedisBus } from './bus-redis.ts';

const url = process.env.TEST_REDIS_URL;
/** A silence as long as a connection's limit, or several times as long. */
const SILENCE_MS = process.env.TEST_LONG ? 120_000 : 16_000;

/** Far less than the clocks differ by. */
const MOMENT_MS = 30_000;

async function removeKeys(prefix: string): Promise<void> {
  const client = createClient({ url: url! });
  await client.connect();
  await client.del([`${prefix}:live`, `${prefix}:live:snapshot`]);
  client.destroy();
}

if (url) {
  busContract('Redis', () => {
    const prefix = `test-${randomUUID()}`;
    const nodes: Bus[] = [];
    return {
      node() {
        const bus = createRedisBus({ url, prefix });
        nodes.push(bus);
        return bus;
      },
      async end() {
        await Promise.all(nodes.map((bus) => bus.close()));
        await removeKeys(prefix);
      },
    };
  });
}

/** A proxy between a bus and Redis, so that Redis can become unreachable without being stopped. */
function interruption() {
  const target = new URL(url!);
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  let connections = 0;
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((socket) => {
        connections += 1;
        const onward = connect(Number(target.port || 6379), target.hostname);
        for (const each of [socket, onward]) {
          sockets.add(each);
          each.on('error', () => undefined).on('close', () => [socket, onward].forEach((other) => other.destroy()));
        }
        socket.pipe(onward).pipe(socket);
      }).listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  return {
    begin: listen,
    url: () => `redis://127.0.0.1:${port}`,
    /** Number of connections ever opened. */
    connections: () => connections,
    /** Existing connections stay open, but pass nothing any more. */
    swallow() {
      for (const socket of sockets) socket.unpipe().resume();
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
  };
}

describe.skipIf(!url)('the bus while Redis is away', () => {
  const prefix = `test-${randomUUID()}`;
  const open: Bus[] = [];
  let line: ReturnType<typeof interruption> | undefined;
  beforeEach(() => {
    line = interruption();
  });
  afterEach(async () => {
    await Promise.all(open.map((bus) => bus.close()));
    await line!.cut();
    await removeKeys(prefix);
  });

  it('serves its own node, says that others missed something, and all go on when Redis is back', async () => {
    await line!.begin();
    const logged: string[] = [];
    const log = (sentence: string) => void logged.push(sentence);
    const leader = createRedisBus({ url: line!.url(), prefix, onAway: log, onBack: log });
    const follower = createRedisBus({ url: line!.url(), prefix });
    open.push(leader, follower);
    const [own, other] = [hearing(), hearing()];
    await leader.subscribe(own.listener);
    await follower.subscribe(other.listener);
    await published(leader, 'snapshot', 1);
    await other.until(1);

    await line!.cut();
    expect(await leader.publish({ kind: 'delta', heardAt: 2 })).toBe(false);
    expect(own.updates().at(-1)!.heardAt).toBe(2);

    await line!.begin();
    await published(leader, 'delta', 3);
    await published(leader, 'snapshot', 4);
    await other.until(2);
    expect(other.updates().map(({ heardAt }) => heardAt)).toEqual([1, 4]);
    expect(other.heard.at(-1)!.afterGap).toBe(true);
    await expect.poll(() => logged.length).toBe(2);
    expect(logged[0]).toMatch(/^Redis is away/);
    expect(logged[1]).toMatch(/^Redis answers again after \d+ ms\.$/);
  });

  it('begins a new connection where the old one swallows what is written', async () => {
    await line!.begin();
    const logged: string[] = [];
    const log = (sentence: string) => void logged.push(sentence);
    const leader = createRedisBus({ url: line!.url(), prefix, onAway: log, onBack: log });
    const follower = createRedisBus({ url: url!, prefix });
    open.push(leader, follower);
    const other = hearing();
    await follower.subscribe(other.listener);
    await published(leader, 'snapshot', 1);
    await other.until(1);
    line!.swallow();
    const lost = await Promise.all(Array.from({ length: 20 }, () => leader.publish({ kind: 'delta', heardAt: 2 })));
    expect(new Set(lost)).toEqual(new Set([false]));
    await published(leader, 'snapshot', 3);
    await other.until(2);
    expect(other.updates().map(({ heardAt }) => heardAt)).toEqual([1, 3]);
    expect(logged).toEqual([
      'Redis is away (it did not answer in time). Trying again until it answers.',
      expect.stringMatching(/^Redis answers again/),
    ]);
  });

  it('is not said to be away by a follower that has nothing to write', { timeout: 2 * SILENCE_MS }, async () => {
    await line!.begin();
    const logged: string[] = [];
    const log = (sentence: string) => void logged.push(sentence);
    const follower = createRedisBus({ url: line!.url(), prefix, onAway: log, onBack: log });
    open.push(follower);
    await follower.subscribe(hearing().listener);
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
    expect(logged).toEqual([]);
    expect(line!.connections()).toBe(2);
  });
});

describe.skipIf(!url)('nodes on one Redis whose clocks differ by minutes', () => {
  const prefix = `test-${randomUUID()}`;
  const aheadMs = 7 * 60_000;
  const open: Bus[] = [];
  afterEach(async () => {
    await Promise.all(open.map((bus) => bus.close()));
    await removeKeys(prefix);
  });

  it('hear each other’s news as of now, and what waited in Redis as of then', async () => {
    const ahead = createRedisBus({ url: url!, prefix, now: () => Date.now() + aheadMs });
    const [own, late] = [hearing(), hearing()];
    const follower = createRedisBus({ url: url!, prefix });
    open.push(ahead, follower);
    await follower.subscribe(own.listener);
    const at = Date.now();
    await published(ahead, 'snapshot', at + aheadMs);
    await own.until(1);
    expect(Math.abs(own.updates()[0]!.heardAt! - at)).toBeLessThan(MOMENT_MS);
    await published(ahead, 'snapshot', at + aheadMs - 60_000);
    const later = createRedisBus({ url: url!, prefix });
    open.push(later);
    await later.subscribe(late.listener);
    await late.until(1);
    expect(Math.abs(late.updates()[0]!.heardAt! - at + 60_000)).toBeLessThan(MOMENT_MS);
  });
});

/** Publishes until it succeeds: a new connection takes a moment. */
async function published(bus: Bus, kind: 'snapshot' | 'delta', heardAt: number): Promise<void> {
  while (!(await bus.publish({ kind, heardAt }))) await new Promise((resolve) => setTimeout(resolve, 20));
}

if (!url) console.info('The Redis suite of the bus was left out: set TEST_REDIS_URL to run it.');
