import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { Market, MarketBatch } from '../market/market.ts';
import { openStream } from './stream.ts';

/** A market that does not change until the test makes it. */
function frozenMarket() {
  let listener: (batch: MarketBatch) => void = () => {};
  const state = { at: 0, date: '2026-11-20', status: 'open', phase: 'trading', mode: 'set', speed: 1, epoch: 'e' };
  const market = {
    epoch: 'e',
    status: () => state,
    rows: () => [],
    indices: () => [],
    directDeals: () => [],
    subscribe: (added: typeof listener) => {
      listener = added;
      return () => {};
    },
  } as unknown as Market;
  const nothing = { rows: [], depth: [], trades: [], indices: [], deals: [] };
  const move = (reset = false) => listener({ epoch: 'e', seq: 1, time: 0, reset, ...nothing });
  return { market, move };
}

function reader(unread = 0) {
  const heard: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writableLength: unread,
    destroyed: false,
    writeHead: () => response,
    write: (frame: string) => heard.push(frame),
    end: () => {},
    destroy: () => {
      response.destroyed = true;
    },
  });
  return { heard, response, asResponse: response as unknown as ServerResponse };
}

test('a reader who does not read is cut off, the others go on', () => {
  const { market, move } = frozenMarket();
  const hub = openStream(market);
  const [quick, slow] = [reader(), reader(5 * 1024 * 1024)];
  hub.attach(quick.asResponse);
  hub.attach(slow.asResponse);
  move();
  expect([hub.clients, slow.response.destroyed, slow.heard.length]).toEqual([1, true, 1]);
  move();
  expect(quick.heard.map((frame) => /"seq":(\d+)/.exec(frame)?.[1])).toEqual(['0', '1', '2']);
  hub.close();
});

test('a new day begins with a snapshot and counts from the beginning', () => {
  const { market, move } = frozenMarket();
  const hub = openStream(market);
  const { heard, asResponse } = reader();
  hub.attach(asResponse);
  move();
  move(true);
  expect(heard.map((frame) => [/^event: (\w+)/.exec(frame)?.[1], /"seq":(\d+)/.exec(frame)?.[1]])).toEqual([
    ['snapshot', '0'],
    ['update', '1'],
    ['snapshot', '0'],
  ]);
  hub.close();
});

test('who leaves is forgotten', () => {
  const { market } = frozenMarket();
  const hub = openStream(market);
  const { response, asResponse } = reader();
  hub.attach(asResponse);
  response.emit('close');
  expect(hub.clients).toBe(0);
  hub.close();
});
