import type { SeatState } from '#domain/forms/seats.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';

/**
 * What comes next for one who asked for a seat and does not have it. Where no mails are sent, a free seat is not offered:
 * the first who waits has it (store/seats.ts), and reads so under the reference.
 */
export function seatNotHeld(seat: Exclude<SeatState, 'held'> | null, locale: Locale) {
  const t = textOf(locale);
  const next = t(`mails.next.seat.${seat ?? 'lapsed'}`);
  return seat === 'waiting' ? { next, withoutMail: t('forms.receipt.seat.waiting') } : { next };
}
