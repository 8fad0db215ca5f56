import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { activityOf, type Activity } from './activity.ts';
import { shapeBar } from './daily-bar.ts';
import type { Factors } from './factors.ts';
import type { Instrument } from './instrument.ts';
import { limitsOf, onTick } from './price-ladder.ts';
import { poisson } from './random.ts';
import type { RightTerms } from './rights-terms.ts';
import type { SecurityHistory, WalkedHistory } from './security-history.ts';
import type { TradingDays } from './trading-days.ts';

interface World {
  days: TradingDays;
  factors: Factors;
  /** Bar of a day that ran to its end. */
  seen(symbol: string, date: PlainDate): DailyBar | null;
}

/** Even a worthless right has a price: this minimum. */
const LEAST: Thousandths = 1;

/**
 * A right's days: it starts at the announced price and follows the share less the issue price; days that ran to their
 * end keep their recorded bars.
 */
export class RightHistory implements SecurityHistory {
  readonly instrument: Instrument;
  readonly rule = 'share';
  readonly first: number;
  readonly last: number;
  readonly underlying: WalkedHistory;
  private readonly terms: RightTerms;
  private readonly world: World;
  /** Closes, starting with the first day. */
  private closes: Thousandths[] = [];

  constructor(instrument: Instrument & { right: RightTerms }, underlying: WalkedHistory, world: World) {
    this.instrument = instrument;
    this.terms = instrument.right;
    this.underlying = underlying;
    this.world = world;
    this.first = world.days.from(instrument.listedOn);
    this.last = world.days.until(instrument.right.until);
  }

  close(index: number): Thousandths {
    if (index < this.first) return Math.max(LEAST, this.announced.opening);
    while (this.closes.length <= index - this.first) this.closes.push(this.next(this.first + this.closes.length));
    return this.closes[index - this.first]!;
  }

  /** Worth of a right at a price of the share; at least the minimum price. */
  worth(share: number): number {
    return Math.max(LEAST, share - this.announced.issuePrice);
  }

  base(index: number) {
    const previousClose = this.close(index - 1);
    return { previousClose, reference: previousClose };
  }

  bar(index: number): DailyBar {
    const { instrument, rule } = this;
    const date = this.world.days.at(index);
    const seen = this.world.seen(instrument.symbol, date);
    if (seen) return seen;
    const day = {
      date,
      reference: this.close(index - 1),
      close: this.close(index),
      trades: this.trades(index),
      turnover: this.activity(index).turnover,
      volatility: instrument.dailyVolatility,
      multiplier: 1,
      rule,
    } as const;
    return shapeBar(instrument, day, this.world.factors.stream(`${instrument.symbol} bar`, index));
  }

  unitsAfter(): number {
    return 1;
  }

  carriedOver(): number {
    return 1;
  }

  suspendedOn(date: PlainDate): boolean {
    return this.underlying.suspendedOn(date);
  }

  activity(index: number): Activity {
    return activityOf(this.instrument, 1, this.world.factors.stream(`${this.instrument.symbol} activity`, index));
  }

  untradedClose(index: number): Thousandths {
    return this.close(index - 1);
  }

  forgetFrom(index: number): void {
    this.closes = this.closes.slice(0, Math.max(0, index - this.first));
  }

  /** Available from the ex-date of the share on. */
  private get announced() {
    return this.underlying.walk.announced(this.terms.offer);
  }

  private next(index: number): Thousandths {
    const { instrument, rule } = this;
    const date = this.world.days.at(index);
    const before = this.close(index - 1);
    const seen = this.world.seen(instrument.symbol, date);
    if (seen) return seen.close;
    if (this.trades(index) === 0) return before;
    const { lower, upper } = limitsOf(instrument, before, date, rule);
    return Math.max(lower, Math.min(upper, onTick(instrument, this.worth(this.underlying.close(index)), date, rule)));
  }

  private trades(index: number): number {
    const date = this.world.days.at(index);
    const random = this.world.factors.stream(`${this.instrument.symbol} trades`, index);
    return this.suspendedOn(date) ? 0 : poisson(random, this.activity(index).trades);
  }
}
