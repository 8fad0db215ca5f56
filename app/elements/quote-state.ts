import { pageLive, type LiveKey } from '#app/live/live.ts';
import { LiveElement, showWhen } from './live-element.ts';

/**
 * The current state of a security: of its parts marked `data-when`, shows those that name it (suspended, traded,
 * untraded, moved).
 */
export class QuoteState extends LiveElement {
  override keys(): readonly LiveKey[] {
    return [`quotes ${this.getAttribute('symbol')}`];
  }

  override update(): void {
    const quote = pageLive().figures.quote(this.getAttribute('symbol') ?? '');
    if (!quote) return;
    const { suspended, lastAt, change } = quote;
    showWhen(this, [
      ...(suspended ? ['suspended'] : []),
      ...(change === null ? [] : ['moved']),
      lastAt === null ? 'untraded' : 'traded',
    ]);
  }
}
