import { isStale, type Heard } from '#domain/freshness.ts';
import { pageLive, type LiveKey } from '#app/live/live.ts';
import { setText } from '#app/live/set-text.ts';
import { formatDate } from '#domain/date-text.ts';
import { marketTime, marketDate } from '#domain/market-time.ts';
import type { Instant } from '#domain/time.ts';
import { LiveElement, pageLocale, showWhen } from './live-element.ts';

/**
 * Marks the figures of a page whose source has stopped sending (`data-stale`), and shows a sentence that says so. The
 * server writes a sentence with the age of figures that were old when the page was rendered; for a source that stops
 * later, the sentence says since when.
 */
export class PageFreshness extends LiveElement {
  #madeAt = performance.now();

  override streamTopics() {
    return ['clock'] as const;
  }

  override keys(): readonly LiveKey[] {
    return ['clock', 'status'];
  }

  override ticks(): boolean {
    return true;
  }

  /** The state of the page's figures: from the stream, or as the server knew it plus the time since. */
  heard(): Heard {
    const made = JSON.parse(this.getAttribute('facts') ?? '{}') as Heard;
    const live = pageLive();
    const passed = performance.now() - this.#madeAt;
    return {
      clock: live.figures.clock() ?? made.clock,
      now: live.figures.marketNow() ?? made.now + passed * made.clock.speed,
      ageMs: live.ageMs() ?? made.ageMs + passed,
      closes: made.closes,
    };
  }

  override update(): void {
    const { ageMs, clock, now, closes } = this.heard();
    const live = pageLive();
    const stale = isStale(ageMs, clock, now, closes);
    const isServers = live.ageMs() === undefined && this.querySelector('[data-when=stale]') !== null;
    this.toggleAttribute('data-stale', stale);
    showWhen(this.firstElementChild!, stale ? [isServers ? 'stale' : 'silent'] : []);
    const heardAt = now - ageMs * clock.speed;
    if (stale && !isServers) setText(this.querySelector('[data-since]'), since(heardAt, now));
    const state = stale ? 'stopped' : clock.phase === 'closed' ? 'closed' : 'moving';
    for (const notice of this.querySelectorAll('[data-notice]')) this.#say(notice, state, heardAt);
  }

  /**
   * A notice under figures: what they are while they move or the market is closed, and when they were last heard once they
   * have stopped. While they move its time goes with them; a page that was made of old figures has that sentence alone.
   */
  #say(notice: Element, state: 'moving' | 'closed' | 'stopped', heardAt: Instant): void {
    const stopped = notice.querySelector('[data-when=stopped]');
    if (!stopped) return;
    const shown = notice.querySelector<HTMLElement>(`[data-when=${state}]`);
    if (shown?.hidden) showWhen(notice, [state]);
    else if (state !== 'moving' || pageLive().ageMs() === undefined) return;
    const sentence = shown ?? stopped;
    setText(sentence.querySelector('[data-date]'), formatDate(heardAt, pageLocale()));
    setText(sentence.querySelector('[data-time]'), marketTime(heardAt, { seconds: true }));
  }
}

/** The time of day, with its date when that is not the market's current day. */
function since(heardAt: Instant, now: Instant): string {
  const time = marketTime(heardAt, { seconds: true });
  return marketDate(heardAt) === marketDate(now) ? time : `${formatDate(heardAt, pageLocale())}, ${time}`;
}
