import { setText } from '#app/live/set-text.ts';
import { marketTime } from '#domain/market-time.ts';
import type { Instant } from '#domain/time.ts';
import { MarketTime } from './market-time.ts';

/**
 * The market's time, once the stream has sent it: a page may have been rendered hours ago, and a stopped clock shows a
 * wrong time. Its space is reserved until then.
 */
export class MarketClock extends MarketTime {
  override show(now: Instant): void {
    setText(this, marketTime(now, { seconds: this.hasAttribute('seconds') }));
  }
}
