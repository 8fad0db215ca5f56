import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { price } from '#domain/number.ts';
import { sessionDay } from '#domain/session.ts';
import { limitPercents } from '#domain/tick.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import type { CompanyHeadData } from './company-head-data.ts';

/** Computation of the session's limits from their reference price; the price after the arrow is rounded to the tick. */
export function limitsWorking({ quote, limits, prices, now }: CompanyHeadData): string | null {
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  if (reference === null || !limits || !prices.rule) return null;
  const { up, down } = limitPercents(sessionDay(now), prices.rule);
  const side = (share: number, limit: number) => `${price(reference)} × ${share}% → ${price(limit)}`;
  return `${side(100 - down, limits.lower)} · ${side(100 + up, limits.upper)}`;
}

/** Sentence on when a trade of that day settles. */
export function settlementWorking(from: PlainDate, to: PlainDate, t: Text, locale: Locale): string {
  return t('company.settlesWorking', { from: formatDate(from, locale), to: formatDate(to, locale) });
}
