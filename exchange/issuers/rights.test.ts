import { beforeAll, describe, expect, it } from 'vitest';
import { adjustedBars, byFactor, priceFactor, type CapitalEvent } from '#domain/adjusted-price.ts';
import { DEFAULT_CALENDAR, previousTradingDay } from '#domain/calendar.ts';
import { isOnTick, priceLimits } from '#domain/tick.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { Closings } from '../market/closings.ts';
import { History } from '../market/history.ts';
import { ladderFor } from '../market/price-ladder.ts';
import type { RightHistory } from '../market/right-history.ts';
import { announcedPrices, issuePriceOf } from '../market/rights-terms.ts';
import { issuersOf } from './directory.ts';
import { oilReference } from './futures.ts';
import { instrumentsOf } from './instruments.ts';
import { tradedRights } from './rights.ts';

const TODAY = '2026-11-18';
const issuers = issuersOf(IDENTITY);
const rights = tradedRights(issuers, TODAY).filter(({ issue }) => issue.days.tradingTo <= '2026-12-31');
let history: History;

beforeAll(() => {
  const instruments = instrumentsOf(issuers, IDENTITY, TODAY);
  const indices = [{ code: 'ESXGI', kind: 'general', baseLevel: 3_150_000 }] as const;
  const references = [oilReference()];
  const world = { instruments, indices, references, calendar: DEFAULT_CALENDAR, seed: 20_160_104 };
  history = new History(world, new Closings(0, undefined, () => {}));
});

const closeOf = (symbol: string, day: string) => history.securities.get(symbol)!.close(history.days.from(day));

/** The content service's announced values, computed from the closes alone. */
function announced({ issue }: (typeof rights)[number]) {
  const { issuer, proposed, days } = issue;
  const issuePrice = issuePriceOf(issue, closeOf(issuer.symbol, previousTradingDay(proposed)));
  const close = closeOf(issuer.symbol, previousTradingDay(days.ex));
  return { issuePrice, close, ...announcedPrices(issue, close, issuePrice) };
}

describe('a right as a security', () => {
  it('trades from the first day of its window to the last, and on no other', () => {
    for (const { symbol, issue } of rights) {
      const security = history.securities.get(symbol)!;
      const [from, to] = [history.days.from(issue.days.tradingFrom), history.days.from(issue.days.tradingTo)];
      const days = [from - 1, from, to, to + 1].map((day) => history.listed(security, day));
      expect(days, symbol).toEqual([false, true, true, false]);
      const bars = history.bars(symbol, '2016-01-01', '2026-12-31', history.days.from('2026-12-31'));
      expect([bars[0]!.date, bars.at(-1)!.date], symbol).toEqual([issue.days.tradingFrom, issue.days.tradingTo]);
    }
    expect(rights.filter(({ issue: { days } }) => days.tradingFrom <= TODAY && TODAY <= days.tradingTo)).toHaveLength(
      1,
    );
  });

  it('has one symbol at a time', () => {
    for (let year = 2020; year <= 2036; year += 1) {
      const symbols = tradedRights(issuers, `${year}-11-18`).map(({ symbol }) => symbol);
      expect(new Set(symbols).size, String(year)).toBe(symbols.length);
    }
  });

  it('begins at the announced price without limits, and moves within those of shares on every later day', () => {
    for (const right of rights) {
      const security = history.securities.get(right.symbol) as RightHistory;
      const first = security.base(security.first);
      expect(first, right.symbol).toEqual({ previousClose: first.reference, reference: announced(right).opening });
      const day = history.days.at(security.first);
      const ladder = ladderFor(security.instrument, first.reference, day, 'share');
      expect(ladder.upper).toBeGreaterThan(3 * first.reference);
      expect(ladder.lower).toBe(1);
      for (let index = security.first + 1; index <= security.last; index += 1) {
        const { date, open, high, low, close } = security.bar(index);
        const { lower, upper } = priceLimits(security.close(index - 1), date);
        for (const price of [open, high, low, close]) {
          expect(isOnTick(price, date), `${right.symbol} ${date} ${price}`).toBe(true);
          expect(price >= lower && price <= upper, `${right.symbol} ${date} ${price}`).toBe(true);
        }
      }
    }
  });

  it('stays near the share less the issue price', () => {
    for (const right of rights) {
      const { issuePrice } = announced(right);
      const security = history.securities.get(right.symbol) as RightHistory;
      for (let index = security.first; index <= security.last; index += 1) {
        const worth = Math.max(1, security.underlying.close(index) - issuePrice);
        expect(Math.abs(security.close(index) - worth) / worth, right.symbol).toBeLessThan(0.25);
      }
    }
  });
});

describe('the ex-day of a rights issue', () => {
  it('begins at the announced price: the reference and the previous close of the day', () => {
    for (const right of rights) {
      const { adjusted, close, opening, issuePrice } = announced(right);
      const ex = history.days.from(right.issue.days.ex);
      const base = history.securities.get(right.issue.issuer.symbol)!.base(ex);
      expect(base, right.symbol).toEqual({ previousClose: adjusted, reference: adjusted });
      expect(adjusted < close && adjusted - issuePrice === opening, right.symbol).toBe(true);
    }
  });

  it('makes no jump in prices that are adjusted by the factor of the issue', () => {
    for (const right of rights) {
      const { symbol } = right.issue.issuer;
      const { adjusted, close, issuePrice } = announced(right);
      const [units, of] = right.issue.ratio;
      const exDate = right.issue.days.ex;
      const event: CapitalEvent = {
        kind: 'rights-issue',
        exDate,
        ratio: { units, of },
        issuePrice,
        announced: adjusted,
      };
      const bars = history.bars(symbol, previousTradingDay(exDate), exDate, history.days.from(exDate));
      const [before, on] = adjustedBars(bars, [event], 'adjusted').bars;
      expect(byFactor(close, priceFactor(event, close)), symbol).toBe(adjusted);
      expect(before!.close, symbol).toBe(adjusted);
      expect(on!.close, symbol).toBe(bars[1]!.close);
      const { lower, upper } = priceLimits(adjusted, exDate);
      expect(on!.close >= lower && on!.close <= upper, symbol).toBe(true);
    }
  });

  it('leaves the index where it was: its level from the prices that the day begins with is that of the day before', () => {
    const index = history.indices.get('ESXGI')!;
    for (const { issue } of rights) {
      const ex = history.days.from(issue.days.ex);
      const basket = index.basket(ex);
      const isMember = basket.constituents.some(({ symbol }) => symbol === issue.issuer.symbol);
      expect(basket.divisor < index.basket(ex - 1).divisor, issue.code).toBe(isMember);
      const level = index.level(ex, basket, (symbol) => history.securities.get(symbol)!.base(ex).previousClose!);
      expect(Math.abs(level - index.close(ex - 1)), issue.code).toBeLessThanOrEqual(10);
      expect(basket.constituents.some(({ symbol }) => symbol.endsWith('-R'))).toBe(false);
    }
  });

  it('brings the range of 52 weeks before it into the prices after it', () => {
    const { issue } = rights[0]!;
    const security = history.securities.get(issue.issuer.symbol)!;
    const ex = history.days.from(issue.days.ex);
    const [before, on] = [history.range52(security, ex - 1), history.range52(security, ex)];
    expect(on.high).toBeLessThan(before.high!);
    expect(security.carriedOver(ex, ex + 5)).toBe(1);
  });
});
