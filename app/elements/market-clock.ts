import { setText } from '#app/live/set-text.ts';
import { marketTime } from '#domain/market-time.ts';
import type { Instant } from '#domain/time.ts';
import { MarketTime } from './market-time.ts';

/**
 * The market's time, from when the stream tells it: a page may have been made hours ago, and a clock that stands still
 * tells a wrong time. Its place is kept free until then.
 */
export class MarketClock extends MarketTime {
  override show(now: Instant): void {
    setText(this, marketTime(now, { seconds: this.hasAttribute('seconds') }));
  }
}
