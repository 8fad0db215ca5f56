import { MARKET_OFFSET_MS } from '#domain/time.ts';

const MINUTE_MS = 60_000;

/** Beside hours in Dubai, shows those of the reader's own clock, when it differs. */
export function showReaderHours(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-reader-hours]')) {
    const [from = 0, to = 0] = (place.dataset['readerHours'] ?? '').split(' ').map(Number);
    const text = place.querySelector('[data-reader-hours-text]');
    if (!text || offsetOf(from) === MARKET_OFFSET_MS) continue;
    text.textContent = `${clock(from)}–${clock(to)}`;
    place.hidden = false;
  }
}

const offsetOf = (at: number) => -new Date(at).getTimezoneOffset() * MINUTE_MS;

/** The time, with the day when it is another one than in Dubai. */
function clock(at: number): string {
  const own = new Date(at + offsetOf(at)).toISOString();
  const isSameDay = own.slice(0, 10) === new Date(at + MARKET_OFFSET_MS).toISOString().slice(0, 10);
  return isSameDay ? own.slice(11, 16) : own.slice(0, 16).replace('T', ' ');
}
