import { afterEach, expect, test } from 'vitest';
import { fixture, upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer } from '../../fixtures/local-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';
import type { UpstreamError } from '../../error.ts';
import { systemClock } from '../../transport/clock.ts';

let server: LocalServer | undefined;
afterEach(() => server?.close());

const text = fixture('market/stream.body').toString();
const [snapshot = '', update = ''] = text.slice(text.indexOf('event: snapshot')).replaceAll('\r\n', '\n').split('\n\n');

/** The error that ends a stream of these pieces. */
async function lossOf(pieces: string[], contentType = 'text/event-stream'): Promise<UpstreamError> {
  server = await startLocalServer((_, response) => {
    response.setHeader('content-type', contentType);
    response.end(pieces.map((piece) => `${piece}\n\n`).join(''));
  });
  const stream = upstreamOf(server).market.stream()[Symbol.asyncIterator]();
  for (;;) {
    try {
      await stream.next();
    } catch (error) {
      return error as UpstreamError;
    }
  }
}

test('a sequence that skips a number is a gap', async () => {
  const error = await lossOf([snapshot, update.replace('"seq":42', '"seq":44')]);
  expect(error).toMatchObject({ reason: 'gap', message: expect.stringContaining('sent 44 after 41') });
});

test('an update of a new epoch without its snapshot is a gap', async () => {
  expect(await lossOf([snapshot, update.replace('2026-11-20#1', '2026-11-23#1')])).toMatchObject({ reason: 'gap' });
});

test('an update before any snapshot is a gap', async () => {
  expect(await lossOf([update])).toMatchObject({ reason: 'gap' });
});

test('a snapshot without its rows is a wrong shape', async () => {
  const bare = 'event: snapshot\ndata: {"epoch":"e","seq":1,"time":"2026-11-20T11:00:00","status":{"status":"open"}}';
  expect(await lossOf([bare])).toMatchObject({ reason: 'shape', kept: expect.stringContaining('"epoch"') });
});

test('data that is not JSON is a wrong shape', async () => {
  expect(await lossOf(['event: update\ndata: {"epoch":'])).toMatchObject({ reason: 'shape' });
});

test('an event of an unknown name is let by', async () => {
  expect(await lossOf([snapshot, 'event: notice\ndata: hello', update])).toMatchObject({ reason: 'reset' });
});

test('an answer of another type is no stream', async () => {
  expect(await lossOf(['{}'], 'application/json')).toMatchObject({ reason: 'shape' });
  expect(await lossOf(['<p>'], 'text/html')).toMatchObject({ reason: 'html' });
});

test('a stream that says nothing for too long is silent', async () => {
  server = await startLocalServer((_, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.write(`${snapshot}\n\n`);
  });
  const quick = { now: Date.now, steady: Date.now, random: Math.random, after: quickAfter };
  const stream = upstreamOf(server, { clock: quick }).market.stream()[Symbol.asyncIterator]();
  expect((await stream.next()).value).toMatchObject({ kind: 'snapshot' });
  await expect(stream.next()).rejects.toMatchObject({ reason: 'silent' });
});

test('a stream that drips bytes without ever ending an event is silent too', async () => {
  server = await startLocalServer((_, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.write(`${snapshot}\n\ndata: `);
    const drip = setInterval(() => response.write('1'), 10);
    response.once('close', () => clearInterval(drip));
  });
  const ahead = { ...systemClock, now: () => 100 * Date.now() };
  const stream = upstreamOf(server, { clock: ahead }).market.stream()[Symbol.asyncIterator]();
  expect((await stream.next()).value).toMatchObject({ kind: 'snapshot' });
  await expect(stream.next()).rejects.toThrow('sent no whole event for');
});

test('its reader may give it up at any time', async () => {
  server = await startLocalServer((_, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.write(`${snapshot}\n\n`);
  });
  const controller = new AbortController();
  const stream = upstreamOf(server).market.stream({ signal: controller.signal })[Symbol.asyncIterator]();
  await stream.next();
  const next = stream.next();
  controller.abort(new Error('enough'));
  await expect(next).rejects.toThrow('enough');
});

/** Real timers, a hundred times as fast. */
function quickAfter(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms / 100);
  return () => clearTimeout(timer);
}
