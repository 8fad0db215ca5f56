import { periodBars } from '#domain/bar-periods.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { DailyBar } from '#domain/quote.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import { textOf } from '#messages/text.tsx';
import { drawnLines, LINES_MAX, type DrawnLines } from '#app/blocks/history/drawn-lines.ts';
import type { FoundIndices, IndexDays } from './indices.ts';

/**
 * The general index beside its total-return version; of sectors, those that moved most when too many are chosen to tell
 * apart.
 */
export function indexLines({ filters, chosen, total }: FoundIndices, locale: Locale): DrawnLines | null {
  const series = mostMoved(chosen).map(({ index, bars }) => lineOf(index.code, index.name, bars));
  const [one] = chosen;
  const levels = new Map(total?.days.map(({ date, level }) => [date, level]));
  const reinvested = one?.bars.flatMap((bar) => {
    const close = levels.get(bar.date);
    return close === undefined ? [] : [{ ...bar, close }];
  });
  const withTotal = reinvested && reinvested.length > 1 ? [lineOf('total-return', totalReturnName(), reinvested)] : [];
  return drawnLines({ filters, chosen: [...series, ...withTotal] }, locale);
}

/** Value traded per day, averaged when a point covers several days; null when a day has no value. */
export function dayValues({ chosen }: FoundIndices, { dates, interval }: DrawnLines): readonly Thousandths[] | null {
  const periods = new Map(periodBars(chosen[0]?.bars ?? [], interval).map((period) => [period.date, period]));
  const values = dates.map((date) => {
    const { value, days } = periods.get(date) ?? { value: null, days: 1 };
    return value === null ? null : divideRounded(value, days);
  });
  return values.every((value) => value !== null) ? values : null;
}

function totalReturnName(): Bilingual {
  const names = LOCALE_CODES.map((locale) => [locale, textOf(locale)('history.totalLevel')]);
  return Object.fromEntries(names) as Bilingual;
}

function lineOf(symbol: string, name: Bilingual, bars: readonly DailyBar[]) {
  return { security: { symbol, name }, days: { bars } };
}

/** The result is in the order of the page. */
function mostMoved(chosen: readonly IndexDays[]): readonly IndexDays[] {
  const moved = ({ bars, before }: IndexDays) => {
    const base = before ?? bars[0]?.close;
    return base ? Math.abs((bars.at(-1)?.close ?? base) / base - 1) : 0;
  };
  const most = new Set(chosen.toSorted((a, b) => moved(b) - moved(a)).slice(0, LINES_MAX));
  return chosen.filter((one) => most.has(one));
}
