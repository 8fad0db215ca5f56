import { describe, expect, it } from 'vitest';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { IndexPoint, Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { Search } from '#domain/search.ts';
import type { LiveReader } from '#live/reader.ts';
import type { Store } from '#store/store.ts';
import { exchange } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';
import { marketValue } from '#app/blocks/market-rows/valued-row.ts';
import { loadQuotedRows } from './market.ts';
import { loadIndex } from './index-panel.ts';
import { sessionDay } from '#domain/session.ts';

/** Friday 20 November 2026; the trading day before it is Thursday. */
const at = (clock: string, date = '2026-11-20') => marketInstant(date, clock);
const NO_QUERY = new URLSearchParams();
const [GENERAL = ''] = exchange.indices.map(({ code }) => code);

const point = (clock: string, value: number, date?: string): IndexPoint => ({
  index: GENERAL,
  at: at(clock, date),
  value,
  change: value - 5_000_000,
  changePercent: 0,
  volume: 0,
});

const quoted = (symbol: string): Partial<Quote> => ({
  symbol,
  volume: 0,
  value: 0,
  trades: 0,
  lastAt: null,
  indicativePrice: null,
});

interface Given {
  now: number;
  today?: IndexPoint[];
  stored?: IndexPoint[];
  latest?: IndexPoint;
  securities?: Partial<Security>[];
  quotes?: Partial<Quote>[];
  isUnread?: boolean;
}

/** A site with only what the home page needs. */
function site({ now, today = [], stored = [], latest, securities = [], quotes = [], isUnread = false }: Given): Site {
  const store = {
    securities: { list: async () => securities },
    quotes: { list: async () => quotes },
    bars: { list: async () => [] },
    indexPoints: { list: async () => stored, latest: async () => latest },
    profiles: { list: async () => [{ symbol: 'NOOR', issuedShares: 1_000 }] },
  };
  const live = {
    clock: () => ({ simulated: true }),
    quotes: () => [],
    index: () => today.at(-1),
    indexDay: () => today,
    sparkline: () => [],
  };
  const made: Site = {
    store: store as unknown as Store,
    live: live as unknown as LiveReader,
    delayed: () => null,
    delayedInSeconds: () => 0,
    feedStatus: { unread: () => isUnread, isOffered: () => true } as unknown as Site['feedStatus'],
    isAlone: () => false,
    search: {} as Search,
    documentFacts: async () => null,
    readDocument: async () => null,
    exchange,
    locale: 'ar',
    origin: '',
    now: () => now,
    moment: () => now,
    wallNow: () => now,
    today: () => marketDate(now),
    get frame() {
      return made;
    },
    shared: (_name, make) => make(made),
  };
  return made;
}

describe('the day that the home page shows', () => {
  it('is today from the opening on, and the last trading day before it', () => {
    expect(sessionDay(at('09:29'))).toBe('2026-11-19');
    expect(sessionDay(at('09:30'))).toBe('2026-11-20');
    expect(sessionDay(at('23:00'))).toBe('2026-11-20');
  });

  it('is Friday all through the weekend', () => {
    expect(sessionDay(at('12:00', '2026-11-21'))).toBe('2026-11-20');
    expect(sessionDay(at('09:00', '2026-11-23'))).toBe('2026-11-20');
  });

  it('draws the live minutes of today against the close they are measured by', async () => {
    const { day } = await loadIndex(
      site({ now: at('11:30'), today: [point('10:00', 5_010_000), point('10:01', 5_020_000)] }),
      NO_QUERY,
    );
    expect(day).toMatchObject({ isToday: true, previousClose: 5_000_000, year: null });
    expect(day.points).toHaveLength(2);
  });

  it('is no day of a longer range before its first level', async () => {
    const query = new URLSearchParams('range=1M');
    const latest = point('14:59', 5_010_000, '2026-11-19');
    expect((await loadIndex(site({ now: at('09:45'), latest }), query)).history).toEqual({ points: [] });
    const today = [point('10:00', 5_020_000)];
    const { history } = await loadIndex(site({ now: at('10:05'), today }), query);
    expect(history).toEqual({ points: [{ date: '2026-11-20', value: 5_020_000 }] });
  });

  it('knows the previous close before anything has traded', async () => {
    const { day } = await loadIndex(
      site({ now: at('09:40'), latest: point('15:00', 5_123_000, '2026-11-19') }),
      NO_QUERY,
    );
    expect(day).toMatchObject({ isToday: true, points: [], previousClose: 5_123_000 });
  });

  it('shows nothing of a replayed day that has not happened yet', async () => {
    const { day } = await loadIndex(
      site({ now: at('10:00'), stored: [point('10:00', 5_010_000), point('11:42', 5_090_000)] }),
      NO_QUERY,
    );
    expect(day.points.map(({ value }) => value)).toEqual([5_010_000]);
    expect(day.latest?.value).toBe(5_010_000);
  });

  it('shows the stored line of the last session when the market has not opened', async () => {
    const stored = [point('15:00', 5_040_000, '2026-11-19')];
    const { day } = await loadIndex(site({ now: at('08:00'), stored }), NO_QUERY);
    expect(day).toMatchObject({ isToday: false, date: '2026-11-19', previousClose: 5_000_000 });
    expect(day.latest?.value).toBe(5_040_000);
  });
});

describe('the index in the address', () => {
  it('is followed in small letters too', async () => {
    const { tabs, unknownIndex } = await loadIndex(
      site({ now: at('11:30') }),
      new URLSearchParams({ index: exchange.indices[1]!.code.toLowerCase() }),
    );
    expect(tabs.find((tab) => tab.current)?.code).toBe(exchange.indices[1]!.code);
    expect(unknownIndex).toBeNull();
  });

  it('falls back to the general one, and the page is told which was asked for', async () => {
    const { day, unknownIndex } = await loadIndex(site({ now: at('11:30') }), new URLSearchParams({ index: 'nikkei' }));
    expect([day.code, unknownIndex]).toEqual([GENERAL, 'nikkei']);
  });
});

describe('the board of the home page', () => {
  it('holds shares and funds with a quote, named in the page’s language', async () => {
    const name = { en: 'Noor Holdings', ar: 'نور القابضة' };
    const securities: Partial<Security>[] = [
      { symbol: 'NOOR', name, kind: 'equity', currency: 'AED' },
      { symbol: 'BOND', name, kind: 'bond', currency: 'AED' },
      { symbol: 'MUTE', name, kind: 'equity', currency: 'AED' },
    ];
    const { rows } = await loadQuotedRows(
      site({ now: at('11:30'), securities, quotes: [quoted('NOOR'), quoted('BOND')] }),
    );
    expect(rows.map((row) => [row.symbol, row.name])).toEqual([['NOOR', 'نور القابضة']]);
  });

  it('values the market by shares in issue only once the profiles of all companies are read', async () => {
    const securities: Partial<Security>[] = [
      { symbol: 'NOOR', name: { en: 'Noor', ar: 'نور' }, kind: 'equity', currency: 'AED' },
    ];
    const quotes = [{ ...quoted('NOOR'), last: null, previousClose: 5_000 }];
    const valueOf = async (isUnread: boolean) =>
      marketValue((await loadQuotedRows(site({ now: at('09:45'), securities, quotes, isUnread }))).rows);
    expect(await valueOf(false)).toBe(5_000_000);
    expect(await valueOf(true)).toBeNull();
  });
});
