import type { DirectDeal } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';
import type { DayParts } from './day-parts.ts';
import type { Actor, EventQueue } from './event-queue.ts';
import { normal, poisson } from './random.ts';
import type { Random } from './random.ts';
import type { SecurityTrading } from './security-trading.ts';

const DEALS_A_DAY = 5;
/** Usual size, in AED, and the spread of sizes (logarithmic). Large names have larger deals. */
const USUAL_VALUE = 4_000_000;
const VALUE_SPREAD = 0.8;
const LARGEST_SHARE_OF_TURNOVER = 2;
const PRICE_SPREAD = 0.01;

/**
 * Trades negotiated outside the book: recorded here, without effect on the book or the last price
 * (docs/market-rules.md, Prices).
 */
export class DirectDeals {
  readonly deals: DirectDeal[] = [];
  private readonly random: Random;
  private readonly date: string;

  constructor(date: string, random: Random) {
    this.date = date;
    this.random = random;
  }

  /** Plans the day's deals in the most traded shares; a share's chance grows with its turnover. */
  plan(queue: EventQueue, securities: readonly SecurityTrading[], { trading, last }: DayParts): void {
    const shares = securities.filter(({ instrument, opening }) => instrument.kind === 'equity' && !opening.suspended);
    const count = shares.length > 0 ? poisson(this.random, DEALS_A_DAY) : 0;
    for (let i = 0; i < count; i++) {
      const at = trading.from + (last.to - trading.from) * this.random();
      const security = this.pick(shares);
      const actor: Actor = { act: (when) => this.agree(security, when) };
      queue.plan(at, actor);
    }
  }

  private pick(shares: readonly SecurityTrading[]): SecurityTrading {
    const weight = ({ instrument }: SecurityTrading) => Math.sqrt(instrument.averageDailyTurnover);
    let left = this.random() * shares.reduce((sum, share) => sum + weight(share), 0);
    return shares.find((share) => (left -= weight(share)) < 0) ?? shares.at(-1)!;
  }

  private agree({ instrument, opening, figures }: SecurityTrading, at: Instant): void {
    const { ladder, previousClose, reference } = opening;
    const last = figures.last ?? previousClose ?? reference;
    const price = ladder.at(ladder.nearest(last * (1 + PRICE_SPREAD * normal(this.random))));
    const wanted = USUAL_VALUE * Math.exp(VALUE_SPREAD * normal(this.random));
    const value = Math.min(wanted, instrument.averageDailyTurnover * LARGEST_SHARE_OF_TURNOVER);
    const quantity = Math.max(1, Math.round((value * 1_000) / price));
    const number = String(this.deals.length + 1).padStart(3, '0');
    this.deals.push({ id: `${this.date}-${number}`, symbol: instrument.symbol, at, price, quantity });
  }
}
