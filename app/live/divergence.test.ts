import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LiveFrame, Topic } from '#domain/stream.ts';
import { createFakeBrowser } from './fake-browser.ts';
import type { FakeStream } from './fake-browser.ts';
import { createLive } from './live.ts';
import { createModelServer } from './model-server.ts';

/** FUZZ_RUNS=5000 makes it a million events. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
const SYMBOLS = ['AAA', 'BBB', 'CCC'];

const symbol = fc.constantFrom(...SYMBOLS);
const event = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('move' as const), symbol, last: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 3_000 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('lose', 'repeat', 'swap', 'deliver') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('follow', 'leave'), symbol }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('break', 'restart', 'hide', 'show', 'pause', 'go-on') }) },
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

function play(events: readonly Event[]) {
  const browser = createFakeBrowser();
  const server = createModelServer();
  const live = createLive(browser);
  const greeted = new Set<FakeStream>();
  const following = new Map<string, () => void>();
  let onTheWay: LiveFrame[] = [];
  let spoken = 0;
  live.follow(['board:510']);

  /** A new connection gets the greeting, and messages on the way to another connection are lost with it. */
  function greet(): void {
    const stream = browser.current();
    if (!stream || greeted.has(stream)) return;
    greeted.add(stream);
    onTheWay = server.greet(stream);
  }

  function deliver(): void {
    greet();
    const frames = onTheWay;
    onTheWay = [];
    const stream = browser.current();
    for (const frame of frames) stream?.frame(frame);
  }

  function topics(): Topic[] {
    return (browser.current()?.url.searchParams.get('topics')?.split(',') ?? []) as Topic[];
  }

  function send(frames: LiveFrame[]): void {
    greet();
    if (browser.current()) onTheWay.push(...frames.filter(({ topic }) => topics().includes(topic as Topic)));
  }

  /** Every ten seconds the server sends the position of each topic. */
  function pass(ms: number): void {
    for (let passed = 0; passed < ms; passed += 500) {
      browser.pass(500);
      deliver();
      spoken += 500;
      if (spoken % 10_000 === 0) send(server.watermark(topics()));
    }
    browser.pass(0);
  }

  function act(each: Event): void {
    if (each.kind === 'move') send(server.move(each.symbol, each.last));
    if (each.kind === 'pass') pass(each.ms);
    if (each.kind === 'deliver') deliver();
    if (each.kind === 'lose') onTheWay.shift();
    if (each.kind === 'repeat') onTheWay.push(...onTheWay.slice(0, 2));
    if (each.kind === 'swap') onTheWay.reverse();
    if (each.kind === 'follow' && !following.has(each.symbol))
      following.set(each.symbol, live.follow([`symbol:${each.symbol}`]));
    if (each.kind === 'leave') {
      following.get(each.symbol)?.();
      following.delete(each.symbol);
    }
    if (each.kind === 'restart') server.restart();
    if (each.kind === 'restart' || each.kind === 'break') {
      onTheWay = [];
      browser.current()?.error(true);
    }
    if (each.kind === 'hide' || each.kind === 'show') browser.page(each.kind);
    if (each.kind === 'pause' || each.kind === 'go-on') live.setPaused(each.kind === 'pause');
  }

  for (const each of events) act(each);
  browser.page('show');
  pass(60_000);
  live.setPaused(false);
  pass(1_000);
  return { live, server, followed: [...following.keys()] };
}

it('a page shows what the server holds once the line is good again, whatever happened to it', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 20, maxLength: 300, size: 'max' }), (events) => {
      const { live, server, followed } = play(events);
      expect(SYMBOLS.map((name) => live.figures.quote(name)?.last)).toEqual(SYMBOLS.map(server.last));
      for (const name of followed) {
        expect(
          live.figures
            .trades(name)!
            .map(({ id }) => id)
            .reverse(),
        ).toEqual(server.trades(name).slice(-200));
      }
    }),
    { numRuns: RUNS },
  );
});
