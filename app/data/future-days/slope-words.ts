import { formatDate } from '#domain/date.ts';
import { curveSlope, type FutureDay } from '#domain/future-days.ts';
import type { Locale } from '#domain/locale.ts';
import { percent } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';

/** The slope of a day's curve in words, from contracts given earliest expiry first; null when there is only one. */
export function slopeWords(
  contracts: readonly Pick<FutureDay, 'date' | 'symbol' | 'settlement'>[],
  locale: Locale,
): string | null {
  const [near, far] = [contracts[0], contracts.at(-1)];
  if (!near || !far || near === far) return null;
  const slope = curveSlope(near.settlement, far.settlement);
  const way = slope > 0 ? 'rising' : slope < 0 ? 'falling' : 'flat';
  return textOf(locale)(`futures.sentence.${way}`, {
    day: formatDate(near.date, locale),
    near: near.symbol,
    far: far.symbol,
    percent: percent(Math.abs(slope), { sign: false, zero: true }),
  });
}
