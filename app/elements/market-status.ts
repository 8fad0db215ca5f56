import { pageLive, type LiveKey } from '#app/live/live.ts';
import { LiveElement, showWhen } from './live-element.ts';

/**
 * Status and phase of the market as text in the HTML: of the parts marked `data-when`, those that name the status, or
 * the phase, are shown. The attributes `status` and `phase` carry the same for style sheets.
 */
export class MarketStatus extends LiveElement {
  override streamTopics() {
    return ['clock'] as const;
  }

  override keys(): readonly LiveKey[] {
    return ['clock'];
  }

  override update(): void {
    const clock = pageLive().figures.clock();
    if (!clock) return;
    this.setAttribute('status', clock.status);
    this.setAttribute('phase', clock.phase);
    showWhen(this, [clock.status, clock.phase]);
  }
}
