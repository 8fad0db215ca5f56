import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTradingDays, isTradingDay } from '#domain/calendar.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import { abilitiesAt } from '#domain/session.ts';
import { dayOf } from '#domain/time.ts';
import { momentAnswer } from './moment-answer.ts';
import { priceAnswer, securityLimits } from './price-answer.ts';
import { entitlementAnswer, settlementAnswer } from './settlement-answer.ts';

/** Friday 20 November 2026, a trading day. */
const FRIDAY = '2026-11-20';
const at = (clock: string, date = FRIDAY) => marketInstant(date, clock);
const instant = fc.integer({ min: at('00:00', '2022-01-03'), max: at('00:00', '2039-12-31') });
const day = fc.integer({ min: 18_995, max: 25_000 }).map(dayOf);

describe('a moment', () => {
  it('tells of each thing until when it stays so', () => {
    const { orders, part, next } = momentAnswer(at('09:56'));
    expect(orders).toEqual({
      enter: { can: 'yes', until: at('14:53') },
      amend: { can: 'yes', until: at('14:53') },
      cancel: { can: 'no', until: at('10:00') },
    });
    expect(part).toEqual({ phase: 'pre-opening', from: at('09:30'), to: at('10:00') });
    expect(next.phases.map(({ phase }) => phase)).toEqual(['trading', 'pre-closing', 'trading-at-last', 'closed']);
  });

  it('at which the market is closed tells why, and the whole next session', () => {
    expect(momentAnswer(at('12:00', '2026-12-02'))).toMatchObject({
      closedFor: { en: 'National Day' },
      next: { date: '2026-12-04', phases: [{ phase: 'pre-opening', at: at('09:30', '2026-12-04') }, {}, {}, {}, {}] },
    });
    expect(momentAnswer(at('12:00', '2026-11-21')).closedFor).toBe('weekend');
    expect(momentAnswer(at('16:00')).closedFor).toBeNull();
  });

  it('lists what comes next in order, and nothing that is past', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const { next, orders, part, closedFor } = momentAnswer(now);
        const times = next.phases.map((change) => change.at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const time of times) expect([time > now, marketDate(time)]).toEqual([true, next.date]);
        expect(orders.enter.can === 'yes').toBe(abilitiesAt(now).enter);
        expect(part !== null && closedFor !== null).toBe(false);
      }),
    );
  });
});

describe('a price', () => {
  const quote = { reference: 2_880, previousClose: 2_900 };

  it('is held against the limits of today’s session', () => {
    const days = { date: FRIDAY, today: FRIDAY };
    const limits = securityLimits('DSX', quote, 3_320, days);
    expect(limits.today).toEqual({ reference: 2_880, lower: 2_600, upper: 3_310, place: 'above' });
    expect(securityLimits('DSX', { ...quote, reference: null }, null, days).today).toMatchObject({ reference: 2_900 });
    expect(priceAnswer(FRIDAY, null, limits)).toMatchObject({ check: null, percents: { up: 15, down: 10 } });
  });

  it('has no limits on a day whose previous close is not known', () => {
    const known = (days: { date: string; today: string | null }) => securityLimits('DSX', quote, null, days).today;
    expect(known({ date: '2026-11-23', today: FRIDAY })).toBeNull();
    // Before a session the reference price is that of the session before it.
    expect(known({ date: FRIDAY, today: null })).toBeNull();
    expect(securityLimits('DSX', undefined, null, { date: FRIDAY, today: FRIDAY }).today).toBeNull();
  });

  it('has none on a day without limits, whatever the reference price', () => {
    const limits = securityLimits('DSX-R', quote, 3_320, { date: FRIDAY, today: FRIDAY, isFree: true });
    expect(limits).toEqual({ symbol: 'DSX-R', isFree: true, today: null });
  });
});

describe('settlement', () => {
  it('passes over the holidays between, and names them', () => {
    const { settlesOn, holidays, isCertain } = settlementAnswer('2026-12-01');
    expect([settlesOn, isCertain]).toEqual(['2026-12-07', true]);
    expect(holidays.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-03']);
  });

  it('of a day without trading is that of the next session', () => {
    expect(settlementAnswer('2026-11-21')).toMatchObject({
      closedFor: 'weekend',
      tradeDate: '2026-11-23',
      settlesOn: '2026-11-25',
      settling: null,
    });
  });

  it('lies two trading days after the trade, whatever the day, and is told from its other end', () => {
    fc.assert(
      fc.property(day, (asked) => {
        const { tradeDate, settlesOn, holidays } = settlementAnswer(asked);
        expect(isTradingDay(tradeDate) && tradeDate >= asked).toBe(true);
        expect(settlesOn).toBe(addTradingDays(tradeDate, 2));
        expect(settlementAnswer(settlesOn).settling).toBe(tradeDate);
        for (const { date } of holidays) expect(date > tradeDate && date < settlesOn).toBe(true);
      }),
    );
  });

  it('is not certain in a time whose lunar holidays are not known', () => {
    expect(settlementAnswer('2026-12-29').isCertain).toBe(true);
    expect(settlementAnswer('2026-12-31').isCertain).toBe(false);
    expect(settlementAnswer('2021-04-20').isCertain).toBe(false);
    expect(entitlementAnswer('2027-03-01').isCertain).toBe(false);
  });

  it('of the last day to buy is the record date', () => {
    fc.assert(
      fc.property(day, (asked) => {
        const { lastDayToBuy, exDate, recordDate } = entitlementAnswer(asked);
        expect(lastDayToBuy < exDate && exDate >= asked).toBe(true);
        expect(settlementAnswer(lastDayToBuy).settlesOn).toBe(recordDate);
      }),
    );
  });
});
