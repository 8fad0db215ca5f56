import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { OpenedStore } from '../contract.ts';
import { bar, indexPoint, NOON, quote } from './samples.ts';

const MINUTE_MS = 60_000;

export function marketContract(store: OpenedStore): void {
  describe('quotes', () => {
    it('answers the quote that was saved last, whole', async () => {
      const { quotes } = store();
      await quotes.save([quote({ symbol: 'Q1' })]);
      const later = quote({ symbol: 'Q1', last: 2_400, volume: 12, at: NOON + 1 });
      expect(await quotes.save([later])).toEqual({ changed: 1 });
      expect(await quotes.find('Q1')).toEqual(later);
      expect(await quotes.list()).toContainEqual(later);
    });

    it('changes nothing when the same quote is saved again', async () => {
      const { quotes } = store();
      await quotes.save([quote({ symbol: 'Q2' })]);
      expect(await quotes.save([quote({ symbol: 'Q2' })])).toEqual({ changed: 0 });
    });

    it('takes the last of two quotes of one security in a batch', async () => {
      const { quotes } = store();
      expect(await quotes.save([quote({ symbol: 'Q3', last: 1 }), quote({ symbol: 'Q3', last: 2 })])).toEqual({
        changed: 1,
      });
      expect((await quotes.find('Q3'))?.last).toBe(2);
    });

    it('takes an earlier time too, since a replayed day starts again', async () => {
      const { quotes } = store();
      await quotes.save([quote({ symbol: 'Q4', at: NOON })]);
      expect(await quotes.save([quote({ symbol: 'Q4', at: NOON - 1 })])).toEqual({ changed: 1 });
    });

    it('knows nothing of a symbol that never traded, whatever its letters', async () => {
      const { quotes } = store();
      expect(await quotes.find('NOBODY')).toBeUndefined();
      expect(await quotes.find("'; drop table quotes; --")).toBeUndefined();
      expect(await quotes.find('\0')).toBeUndefined();
    });

    it('does nothing with an empty batch', async () => {
      expect(await store().quotes.save([])).toEqual({ changed: 0 });
    });
  });

  describe('daily bars', () => {
    it('answers the days asked for, both ends included, oldest first', async () => {
      const { bars } = store();
      const days = ['2026-07-03', '2026-07-01', '2026-07-02', '2026-07-06'];
      await bars.save(
        days.map((date) => bar({ symbol: 'B1', date })),
        NOON,
      );
      const found = await bars.list('B1', '2026-07-01', '2026-07-03');
      expect(found.map(({ date }) => date)).toEqual(['2026-07-01', '2026-07-02', '2026-07-03']);
      expect(found[0]).toEqual(bar({ symbol: 'B1', date: '2026-07-01' }));
      const several = await bars.lists(['NONE', 'B1'], '2026-07-01', '2026-07-03');
      expect([...several]).toEqual([
        ['NONE', []],
        ['B1', found],
      ]);
    });

    it('has the last bar of each security up to a day, from however long ago; of one with none before it there is none', async () => {
      const { bars } = store();
      const given = [
        bar({ symbol: 'RESTS', date: '2019-06-20' }),
        bar({ symbol: 'TRADES', date: '2026-08-31' }),
        bar({ symbol: 'TRADES', date: '2026-09-01' }),
        bar({ symbol: 'TRADES', date: '2026-09-02' }),
        bar({ symbol: 'LATER', date: '2026-10-01' }),
      ];
      await bars.save(given, NOON);
      const upTo = (until: string, ...symbols: string[]) => symbols.map((symbol) => ({ symbol, until }));
      const last = await bars.last(upTo('2026-09-01', 'TRADES', 'RESTS', 'LATER', 'NONE'));
      expect(last.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))).toEqual([given[0], given[2]]);
      expect(await bars.last([...upTo('2026-08-31', 'TRADES'), ...upTo('2026-10-01', 'LATER')])).toEqual([
        given[1],
        given[4],
      ]);
      expect(await bars.last([])).toEqual([]);
    });

    it('counts only bars that are new or differ', async () => {
      const { bars } = store();
      const month = Array.from({ length: 20 }, (_, i) =>
        bar({ symbol: 'B2', date: `2026-06-${String(i + 1).padStart(2, '0')}` }),
      );
      expect(await bars.save(month, NOON)).toEqual({ changed: 20 });
      expect(await bars.save(month.with(3, { ...month[3]!, close: 1 }), NOON)).toEqual({ changed: 1 });
      expect(await bars.save([...month, bar({ symbol: 'B2', date: '2026-06-30' })], NOON)).toEqual({ changed: 2 });
    });

    it('takes a back-fill that is larger than one statement', async () => {
      const { bars } = store();
      const years = Array.from({ length: 2_500 }, (_, i) =>
        bar({ symbol: 'B3', date: new Date(Date.UTC(2016, 0, 1 + i)).toISOString().slice(0, 10) }),
      );
      expect(await bars.save(years, NOON)).toEqual({ changed: 2_500 });
      expect(await bars.span('B3')).toEqual({ first: '2016-01-01', last: '2022-11-04' });
      expect(await bars.list('B3', '2016-01-01', '2030-01-01')).toHaveLength(2_500);
    });

    it('keeps turnovers up to the largest safe integer exactly', async () => {
      const { bars } = store();
      await bars.save([bar({ symbol: 'B4', value: Number.MAX_SAFE_INTEGER })], NOON);
      expect((await bars.list('B4', '2026-01-01', '2026-12-31'))[0]?.value).toBe(Number.MAX_SAFE_INTEGER);
    });

    it('adds up days of several securities; a sum is not known where one of them does not say its part', async () => {
      const { bars } = store();
      const [first, second] = ['2026-06-01', '2026-06-02'];
      const days = [
        bar({ symbol: 'B5', date: second, value: 5, volume: 2, trades: 1 }),
        bar({ symbol: 'B5', date: first, value: 7_000_000_000_000, volume: 3, trades: 2 }),
        bar({ symbol: 'B6', date: first, value: 9_000_000_000_000, volume: 4, trades: null }),
        bar({ symbol: 'B6', date: second, value: 0, volume: 0, trades: 0 }),
        bar({ symbol: 'B7', date: first }),
      ];
      await bars.save(days, NOON);
      expect(await bars.days(['B5', 'B6'], first, second)).toEqual([
        { date: first, value: 16_000_000_000_000, volume: 7, trades: null },
        { date: second, value: 5, volume: 2, trades: 1 },
      ]);
      expect(await bars.days([], first, second)).toEqual([]);
    });

    it('notes what changes after 17:00 of a day: each figure before and after, by revision', async () => {
      const { bars } = store();
      const date = '2026-06-10';
      const day = bar({ symbol: 'B8', date, close: 2_000, volume: 10 });
      const at = (clock: string, on = date) => marketInstant(on, clock);
      await bars.save([day], at('15:30'));
      await bars.save([{ ...day, close: 2_010 }], at('16:59'));
      expect(await bars.corrections({ symbol: 'B8' })).toEqual([]);
      await bars.save([{ ...day, close: 2_020, volume: null }], at('17:00'));
      const later = bar({ symbol: 'B8', date: '2026-06-11' });
      await bars.save([{ ...day, close: 2_030, volume: null }, later], at('18:00', '2026-06-11'));
      await bars.save([{ ...day, close: 2_030, volume: null }, later], at('19:00', '2026-06-11'));
      const first = { symbol: 'B8', date, at: at('17:00'), revision: 2 };
      expect(await bars.corrections({ symbol: 'B8' })).toEqual([
        { symbol: 'B8', date, field: 'close', old: 2_020, new: 2_030, at: at('18:00', '2026-06-11'), revision: 3 },
        { ...first, field: 'close', old: 2_010, new: 2_020 },
        { ...first, field: 'volume', old: 10, new: null },
      ]);
      expect(await bars.corrections({ symbol: 'B8', from: '2026-06-11', to: '2026-06-11' })).toHaveLength(1);
      expect(await bars.corrections({ symbol: 'B8', to: '9999-12-31' })).toHaveLength(3);
      expect(await bars.corrections({ symbol: 'B8', to: date })).toHaveLength(2);
    });

    it('has no span for an instrument without bars', async () => {
      expect(await store().bars.span('NOBODY')).toBeUndefined();
    });
  });

  describe('index points', () => {
    it('answers the minutes of one Dubai day, oldest first', async () => {
      const { indexPoints } = store();
      const midnight = Date.UTC(2026, 6, 1, 20);
      const minutes = [midnight - MINUTE_MS, midnight, midnight + MINUTE_MS, midnight + 24 * 60 * MINUTE_MS];
      await indexPoints.save(minutes.toReversed().map((at) => indexPoint({ index: 'I1', at })));
      const found = await indexPoints.list('I1', '2026-07-02');
      expect(found).toEqual([
        indexPoint({ index: 'I1', at: midnight }),
        indexPoint({ index: 'I1', at: midnight + MINUTE_MS }),
      ]);
    });

    it('keeps the last point of a minute, in whatever order they come', async () => {
      const { indexPoints } = store();
      const early = indexPoint({ index: 'I2', at: NOON + 1_000, value: 1 });
      const late = indexPoint({ index: 'I2', at: NOON + 59_000, value: 2 });
      await indexPoints.save([late, early]);
      expect(await indexPoints.save([early])).toEqual({ changed: 0 });
      expect(await indexPoints.list('I2', '2026-07-02')).toEqual([late]);
    });

    it('answers the latest point', async () => {
      const { indexPoints } = store();
      const points = [3, 1, 2].map((i) => indexPoint({ index: 'I3', at: NOON + i * MINUTE_MS }));
      await indexPoints.save(points);
      expect(await indexPoints.latest('I3')).toEqual(points[0]);
      expect(await indexPoints.latest('NOBODY')).toBeUndefined();
    });
  });

  describe('direct deals', () => {
    it('are listed by Dubai day, and a number that comes again on another day is another deal', async () => {
      const { directDeals } = store();
      const deal = { id: '1', symbol: 'D1', at: Date.UTC(2026, 2, 2, 19, 59), price: 1_000, quantity: 5 };
      const nextDay = { ...deal, at: Date.UTC(2026, 2, 2, 20, 1), quantity: 9 };
      expect(await directDeals.save([deal, nextDay])).toEqual({ changed: 2 });
      expect(await directDeals.save([nextDay, deal])).toEqual({ changed: 0 });
      expect(await directDeals.list('2026-03-02')).toEqual([deal]);
      expect(await directDeals.list('2026-03-03')).toEqual([nextDay]);
      expect(await directDeals.first()).toBe('2026-03-02');
    });
  });
}
