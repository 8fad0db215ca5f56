import { extent, handAt } from '#app/live/session-axis.ts';
import type { Instant } from '#domain/time.ts';
import { MarketTime } from './market-time.ts';
import { setPlace } from './places.ts';

/**
 * The marker of the current time over the phases of a session, the elapsed share, and the current phase: `<session-line
 * from to>`.
 */
export class SessionLine extends MarketTime {
  override show(now: Instant): void {
    const axis = { from: timeOf(this, 'from'), to: timeOf(this, 'to') };
    const hand = handAt(axis, now);
    for (const line of this.querySelectorAll('[data-hand]')) setPlace(line, hand);
    for (const part of this.querySelectorAll('[data-from]')) {
      const [from, to] = [timeOf(part, 'data-from'), timeOf(part, 'data-to')];
      if (part.localName === 'rect') setPlace(part, extent(axis, from, Math.max(from, Math.min(now, to))));
      else part.toggleAttribute('data-current', now >= from && now < to);
    }
  }
}

function timeOf(element: Element, attribute: string): Instant {
  return Number(element.getAttribute(attribute));
}
