import { expect, it } from 'vitest';
import type { Site } from '#app/context.ts';
import { wholeDays } from './whole-days.ts';

interface Given {
  upTo?: string;
  byDay?: { first: string; last: string };
  reaches?: Record<string, object>;
  isUnread?: boolean;
  isOffered?: boolean;
}

function siteOf({ upTo, byDay, reaches = {}, isUnread = true, isOffered = true }: Given): Site {
  const found: Record<string, unknown> = { 'bars-read': upTo, 'price-days': byDay };
  const security = (symbol: string, kind: string) => ({ symbol, kind, currency: 'AED' });
  return {
    feedStatus: { unread: () => isUnread && isOffered, isOffered: () => isOffered },
    store: {
      securities: {
        list: async () => [security('DSX', 'equity'), security('ANBAR', 'reit'), security('OWED', 'bond')],
      },
      documents: {
        find: async (kind: string) => found[kind] && { value: found[kind] },
        list: async () => Object.entries(reaches).map(([key, value]) => ({ key, value })),
      },
    },
  } as unknown as Site;
}

const DAY = '2026-11-17';

it('no day is whole before the prices of all have been read once', async () => {
  expect(await wholeDays(siteOf({}))).toBeNull();
});

it('the last year is whole then, and earlier years once those of every share and fund are there', async () => {
  expect(await wholeDays(siteOf({ upTo: DAY }))).toEqual({ first: '2025-11-17', last: DAY });
  const some = { DSX: { from: '2024-11-17', done: false } };
  expect((await wholeDays(siteOf({ upTo: DAY, reaches: some })))!.first).toBe('2025-11-17');
  const both = { ...some, ANBAR: { from: '2023-11-18', done: false } };
  expect((await wholeDays(siteOf({ upTo: DAY, reaches: both })))!.first).toBe('2024-11-17');
});

it('a security that begins later than others holds none of them up', async () => {
  const ended = { DSX: { from: '2024-11-17', done: true }, ANBAR: { from: '2025-11-17', done: false, emptyOn: DAY } };
  expect((await wholeDays(siteOf({ upTo: DAY, reaches: ended })))!.first).toBe('');
});

it('every day up to the last one is whole when all has been read', async () => {
  expect(await wholeDays(siteOf({ upTo: DAY, isUnread: false }))).toEqual({ first: '', last: DAY });
});

it('prices that come day by day are whole from the day on that was read last', async () => {
  const byDay = { first: '2026-06-01', last: DAY };
  expect(await wholeDays(siteOf({ byDay }))).toEqual(byDay);
  expect((await wholeDays(siteOf({ byDay, isUnread: false })))!.first).toBe('');
});

it('what the exchange does not give is not waited for', async () => {
  const whole = await wholeDays(siteOf({ isOffered: false }));
  expect(whole!.first <= DAY && DAY <= whole!.last).toBe(true);
});
