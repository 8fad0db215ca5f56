import { pageLive } from '#app/live/live.ts';
import { setText } from '#app/live/set-text.ts';
import { formatDate } from '#domain/date-text.ts';
import { marketTime } from '#domain/market-time.ts';
import { isFrozen, pageLocale } from './live-element.ts';

/** The line on a printed page with the time of its figures: written before the browser prints, which waits for it. */
export class PrintedFrom extends HTMLElement {
  #listening = new AbortController();

  connectedCallback(): void {
    this.#listening = new AbortController();
    if (!isFrozen(this)) addEventListener('beforeprint', () => this.#write(), { signal: this.#listening.signal });
  }

  disconnectedCallback(): void {
    this.#listening.abort();
  }

  #write(): void {
    const now = pageLive().figures.marketNow();
    if (now === undefined) return;
    setText(this.querySelector('[data-date]'), formatDate(now, pageLocale()));
    setText(this.querySelector('[data-time]'), marketTime(now, { seconds: true }));
  }
}
