import { createServer, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { LiveFrame } from '#domain/stream.ts';
import { sampleClock, sampleIndex, sampleQuote, SAMPLE_AT } from './sample.ts';
import { createLiveState } from './state.ts';
import { createLiveStream } from './stream.ts';

export interface Reader {
  answer: IncomingMessage;
  /** Resolves with the next `count` events. */
  next(count: number): Promise<LiveFrame[]>;
  /** All events up to the first heartbeat, which ends the initial ones. */
  initialEvents(): Promise<LiveFrame[]>;
  ids: string[];
  text(): string;
}

export type TestStream = Awaited<ReturnType<typeof openTestStream>>;

/** A server on a free port sends the stream of a small market; its time passes when the test says so. */
export async function openTestStream() {
  const time = { now: SAMPLE_AT };
  const open: IncomingMessage[] = [];
  let epochs = 0;
  const state = createLiveState({ now: () => time.now, steady: () => time.now });
  const stream = createLiveStream({
    state,
    unreadMaxBytes: 64 * 1024,
    readersMax: 3,
    newEpoch: () => `epoch-${(epochs += 1)}`,
  });
  const quotes = [sampleQuote('AAA'), sampleQuote('BBB'), sampleQuote('FUND', { board: '505' })];
  state.apply({
    kind: 'snapshot',
    clock: sampleClock(),
    quotes,
    indices: [sampleIndex('GI', 5_000)],
    heardAt: time.now,
  });
  stream.tick();
  const server = createServer(stream.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
    const [answer] = (await once(get(`${address}${path}`, { headers }), 'response')) as [IncomingMessage];
    open.push(answer);
    answer.on('error', () => undefined);
    return answer;
  }

  /** Reads events as a browser does. */
  async function follow(path: string, headers: Record<string, string> = {}): Promise<Reader> {
    const answer = await ask(path, headers);
    const frames: LiveFrame[] = [];
    const ids: string[] = [];
    let [text, rest] = ['', ''];
    let wake = (): void => undefined;
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) frames.push(JSON.parse(data) as LiveFrame);
        ids.push(...(/^id: (.*)$/m.exec(block)?.slice(1) ?? []));
      }
      wake();
    });
    return {
      answer,
      ids,
      text: () => text,
      async initialEvents() {
        const isEnd = ({ topic }: LiveFrame) => topic === '*';
        while (!frames.some(isEnd)) await new Promise<void>((resolve) => (wake = resolve));
        return frames.splice(0, frames.findIndex(isEnd) + 1).slice(0, -1);
      },
      async next(count) {
        while (frames.length < count) await new Promise<void>((resolve) => (wake = resolve));
        return frames.splice(0, count);
      },
    };
  }

  function move(symbol: string, last: number): void {
    state.apply({ kind: 'delta', quotes: [sampleQuote(symbol, { last })] });
  }

  function leave(): void {
    for (const answer of open.splice(0)) answer.destroy();
  }

  async function close(): Promise<void> {
    leave();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  return { time, state, stream, address, ask, follow, move, leave, close };
}
