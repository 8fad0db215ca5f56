import { pageLive, type LiveKey } from '#app/live/live.ts';
import { setText } from '#app/live/set-text.ts';
import { marketTime } from '#domain/market-time.ts';
import { LiveElement, showWhen } from './live-element.ts';

/** Shown while the browser is offline: the page stays, and its figures are of the time shown in the banner. */
export class OfflineBanner extends LiveElement {
  override keys(): readonly LiveKey[] {
    return ['status'];
  }

  override update(): void {
    const live = pageLive();
    const { offline } = live.status();
    const now = live.figures.marketNow();
    if (offline && now !== undefined) setText(this.querySelector('[data-since]'), marketTime(now, { seconds: true }));
    showWhen(this, offline ? ['offline'] : []);
  }
}
