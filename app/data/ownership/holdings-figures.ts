import { formatDate, formatMonthYear } from '#domain/date.ts';
import { sumOfCells } from '#domain/holding.ts';
import { ownersOf } from '#domain/holding-owners.ts';
import type { Month } from '#domain/month.ts';
import { compactAmount, integer, NO_FIGURE, percent, signed } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { HeadFigure } from '#app/blocks/head-figures/head-figures.tsx';
import type { Site } from '#app/context.ts';
import type { HoldingsShown } from './holding-parts.ts';
import { lastDayOf, type FoundHoldings } from './holdings.ts';

/** A month as text: 'October 2026'. */
export function monthText(month: Month, { locale }: Pick<Site, 'locale'>): string {
  return formatMonthYear(`${month}-01`, locale);
}

/** Summary figures of a month, each with its change on the previous month. */
export function holdingFigures(shown: HoldingsShown, { before, filters }: FoundHoldings, site: Site): HeadFigure[] {
  const t = textOf(site.locale);
  const least = site.exchange.statistics.suppressBelow;
  const [all, then] = [sumOfCells(shown.cells), before && sumOfCells(before.cells)];
  const [parts, were] = [ownersOf(shown.cells, least), before && ownersOf(before.cells, least)];
  const figure = (id: string, text: string, note: string): HeadFigure => ({
    id,
    label: t(`holdings.figure.${id}`),
    figure: text,
    note,
  });
  const share = (value: Thousandths | null) => percent(value, { sign: false, zero: true });
  const figures = [
    figure(
      'value',
      compactAmount(all.value, site.locale, { zero: true }),
      t('holdings.figure.value.note', { day: formatDate(lastDayOf(shown.month), site.locale) }),
    ),
    figure(
      'investors',
      all.investors > 0 && all.investors < least ? NO_FIGURE : integer(all.investors, { zero: true }),
      countNote(t, { now: all.investors, before: then?.investors ?? null, least }),
    ),
    figure(
      'foreign',
      share(parts.foreign),
      pointsNote(t, { now: parts.foreign, before: were?.foreign ?? null, least }),
    ),
    figure(
      'institutions',
      share(parts.institutions),
      pointsNote(t, { now: parts.institutions, before: were?.institutions ?? null, least }),
    ),
  ];
  if (filters.symbol !== null || shown.newInvestors === null) return figures;
  return [
    ...figures,
    figure(
      'new',
      integer(shown.newInvestors, { zero: true }),
      t('holdings.figure.new.note', { month: monthText(shown.month, site) }),
    ),
  ];
}

interface Compared<Figure> {
  now: Figure;
  before: number | null;
  /** Groups with fewer investors are not shown. */
  least: number;
}

function countNote(t: Text, { now, before, least }: Compared<number>): string {
  if (now > 0 && now < least) return t('holdings.figure.few', { least });
  if (before === null || before < least) return t('holdings.change.unknown');
  const way = now > before ? 'more' : now < before ? 'fewer' : 'same';
  return t(`holdings.change.${way}`, { count: integer(Math.abs(now - before), { zero: true }) });
}

function pointsNote(t: Text, { now, before, least }: Compared<Thousandths | null>): string {
  if (now === null) return t('holdings.figure.few', { least });
  if (before === null) return t('holdings.change.unknown');
  return t('holdings.change.points', { points: signed(now - before, { decimals: 2, zero: true }) });
}
