import type { Bulletin, BulletinLine } from '#domain/bulletin.ts';
import { formatMonthYear } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, twoDecimals } from '#domain/number.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { plotNets, type PlotNets } from '#app/blocks/plot/nets.ts';

const MILLION = 1_000_000;
const MILLION_IN_THOUSANDTHS = 1_000 * MILLION;
/** Thousandths in a hundredth of a thing: what is shown with two decimals is rounded once. */
const HUNDREDTH = 10;

/** Millions of dirhams, so that a figure has room beside a drawing. */
export function millions(value: Thousandths): string {
  return twoDecimals(divideRounded(value, MILLION * HUNDREDTH) * HUNDREDTH, { zero: true });
}

/** A level of a scale in millions: whole ones without decimals. */
export function levelInMillions(value: Thousandths): string {
  const isWhole = value % MILLION_IN_THOUSANDTHS === 0;
  return isWhole ? integer(value / MILLION_IN_THOUSANDTHS, { zero: true }) : millions(value);
}

/** The line of the last months. */
export interface DrawnMonths {
  name: string;
  /** What it shows, for those who do not see it. */
  label: string;
  values: (Thousandths | null)[];
  ends: readonly [string, string];
}

/** Value of an average day month by month, which a month that is not over has too; null where two months are not known. */
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

/** Bars of what groups of investors bought less what they sold. */
export interface DrawnNets {
  label: string;
  zero: PlotNets['zero'];
  bars: (PlotNets['bars'][number] & { name: string; amount: string })[];
}

/** The nets of a section of investors; null where there is none. */
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
