import type { SeatState } from '#domain/forms/seats.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';

/**
 * Text on what comes next for a sender who requested a seat and has none. Where no mails are sent, a free seat is not
 * offered: it goes to the first on the waiting list (store/seats.ts), who reads so under the reference.
 */
export function seatNotHeld(seat: Exclude<SeatState, 'held'> | null, locale: Locale) {
  const t = textOf(locale);
  const next = t(`mails.next.seat.${seat ?? 'lapsed'}`);
  return seat === 'waiting' ? { next, withoutMail: t('forms.receipt.seat.waiting') } : { next };
}
