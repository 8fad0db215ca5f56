import type { Bulletin, BulletinLine } from '#domain/bulletin.ts';
import { formatMonthYear } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, twoDecimals } from '#domain/number.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { plotNets, type PlotNets } from '#app/blocks/plot/nets.ts';

const MILLION = 1_000_000;
const MILLION_IN_THOUSANDTHS = 1_000 * MILLION;
/** Thousandths in a hundredth: what is shown with two decimals is rounded once. */
const HUNDREDTH = 10;

/** Millions of dirhams with two decimals, short enough to fit beside a drawing. */
export function millions(value: Thousandths): string {
  return twoDecimals(divideRounded(value, MILLION * HUNDREDTH) * HUNDREDTH, { zero: true });
}

/** A level of a scale in millions: whole millions have no decimals. */
export function levelInMillions(value: Thousandths): string {
  const isWhole = value % MILLION_IN_THOUSANDTHS === 0;
  return isWhole ? integer(value / MILLION_IN_THOUSANDTHS, { zero: true }) : millions(value);
}

/** The line of the last months. */
export interface DrawnMonths {
  name: string;
  /** Description for screen readers. */
  label: string;
  values: (Thousandths | null)[];
  ends: readonly [string, string];
}

/**
 * Value of an average day month by month, including a month that is not over; null unless at least two months have a
 * value.
 */
export function drawnMonths({ months }: Bulletin['sections'], t: Text, locale: Locale): DrawnMonths | null {
  const known = (months ?? []).filter(({ dayValue }) => dayValue !== null);
  const sorted = known.toSorted((a, b) => a.dayValue! - b.dayValue!);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!months || !least || !most || known.length < 2) return null;
  const nameOf = ({ month }: BulletinLine<'months'>) => formatMonthYear(`${month}-01`, locale);
  const ends = [nameOf(months[0]!), nameOf(months.at(-1)!)] as const;
  return {
    name: t('bulletins.drawn.dayValue'),
    label: t('bulletins.drawn.months', {
      from: ends[0],
      to: ends[1],
      most: millions(most.dayValue!),
      mostMonth: nameOf(most),
      least: millions(least.dayValue!),
      leastMonth: nameOf(least),
    }),
    values: months.map(({ dayValue }) => dayValue),
    ends,
  };
}

/** Bars of each investor group's purchases less its sales. */
export interface DrawnNets {
  label: string;
  zero: PlotNets['zero'];
  bars: (PlotNets['bars'][number] & { name: string; amount: string })[];
}

/** The net amounts of a section of investors; null where there are none or all are zero. */
export function drawnNets(
  { sections }: Pick<Bulletin, 'sections'>,
  section: 'nationality' | 'investors',
  t: Text,
): DrawnNets | null {
  const lines = sections[section];
  if (!lines?.some(({ net }) => net !== 0)) return null;
  const { zero, bars } = plotNets(lines.map(({ net }) => net));
  return {
    label: `${t(`bulletins.section.${section}`)}. ${t('bulletins.drawn.nets')}`,
    zero,
    bars: lines.map(({ group, net }, at) => ({
      ...bars[at]!,
      name: t(`trading.group.${group}`),
      amount: millions(net),
    })),
  };
}
