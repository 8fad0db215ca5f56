import { pageLive, type LiveKey } from '#app/live/live.ts';
import type { Instant } from '#domain/time.ts';
import { LiveElement } from './live-element.ts';

/** An element that follows the market's time, every second once the stream has sent it. */
export abstract class MarketTime extends LiveElement {
  protected abstract show(now: Instant): void;

  override streamTopics() {
    return ['clock'] as const;
  }

  override keys(): readonly LiveKey[] {
    return ['clock'];
  }

  override ticks(): boolean {
    return true;
  }

  override update(): void {
    const now = pageLive().figures.marketNow();
    if (now !== undefined) this.show(now);
  }
}
