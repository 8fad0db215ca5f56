import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStream, type TestStream } from './test-stream.ts';

let world: TestStream;
beforeEach(async () => {
  world = await openTestStream();
});
afterEach(() => world.close());

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return text;
}

describe('what cannot be asked for', () => {
  const many = [...Array(70).keys()].map((i) => `symbol:S${i}`).join();
  it.each([
    ['/live', 400, 'No topics were given.'],
    ['/live?topics=', 400, 'No topics were given.'],
    ['/live?topics=board:999', 400, "There is no topic 'board:999'."],
    ['/live?topics=clock,<script>', 400, "There is no topic '<script>'."],
    ['/live/other?topics=clock', 404, 'There is nothing at /live/other.'],
  ])('is refused in a sentence: %s', async (path, status, sentence) => {
    const answer = await world.ask(path);
    expect(answer.statusCode).toBe(status);
    expect(await textOf(answer)).toContain(sentence);
  });

  it('is more topics than a connection may have', async () => {
    const answer = await world.ask(`/live?topics=${many}`);
    expect(answer.statusCode).toBe(400);
    expect(await textOf(answer)).toContain('70 topics were given, and a connection may have 64.');
  });

  it('is more readers than a node can take: they are asked to come back', async () => {
    for (let i = 0; i < 3; i += 1) await (await world.follow('/live?topics=clock')).initialEvents();
    const answer = await world.ask('/live?topics=clock');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('is more readers than a node can take though all ask in the same moment', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await world.ask('/live?topics=clock')).statusCode),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    world.leave();
    while (world.stream.counters().clients > 0) await new Promise(setImmediate);
    await (await world.follow('/live?topics=clock')).initialEvents();
  });

  it('is a stream by POST', async () => {
    const answer = await fetch(`${world.address}/live?topics=clock`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
