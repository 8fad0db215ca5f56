import { pick } from '#domain/bilingual.ts';
import { bothSides, concentrationOf, publicationDay, RANKED_SEGMENTS, shareOf } from '#domain/broker-ranking.ts';
import { formatDate, formatMonthYear } from '#domain/date.ts';
import { monthsFrom, type Month } from '#domain/month.ts';
import { compactAmount, integer, percent } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { HeadFigure } from '#app/blocks/head-figures/head-figures.tsx';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import { RANKING_PERIODS, rankingQuery, type RankingFilters } from '#app/blocks/members/ranking-filters.ts';
import type { BrokerLine, RankingRow } from '#app/blocks/members/ranking-columns.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Option } from '#app/ui/field.tsx';
import type { Tab } from '#app/ui/tabs.tsx';
import { findRanking, type FoundRanking } from './ranking-months.ts';
import { waysTo } from '#app/data/ways.ts';

export interface RankingPage extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  filters: RankingFilters;
  periods: Tab[];
  segments: Tab[];
  months: Option[];
  notices: string[];
  figures: HeadFigure[];
  rows: readonly RankingRow[];
  isMoved: boolean;
  /** Shares by month of up to four brokers; null when there are fewer than two months. */
  lines: { months: readonly Month[]; brokers: BrokerLine[] } | null;
  codes: Option[];
  /** The last day of the figures. */
  day: PlainDate | null;
  files: ExportLabels;
  texts: { count: string; caption: string; none: string };
}

/** Number of months drawn. */
const DRAWN = 12;
/** Number of brokers drawn when the address names none. */
const DRAWN_FIRST = 3;
const BESIDE: readonly (readonly [page: RouteName, text: string])[] = [
  ['members-brokers-directory', 'members.title'],
  ['the-exchange-bulletins', 'menu.page.bulletins'],
  ['members-market-makers', 'menu.page.marketMakers'],
];

/** The brokers ranking for the query. */
export async function loadRanking(site: Site, query: URLSearchParams): Promise<RankingPage> {
  const { locale } = site;
  const t = textOf(locale);
  const found = await findRanking(site, query);
  const { filters, months, day, rows, isMoved } = found;
  return {
    stale: staleData(site, 'broker-figures'),
    unread: months.length === 0 && isUnread(site, 'broker-figures'),
    trail: crumbsOf('members-brokers-ranking', locale),
    head: { title: t('ranking.title'), description: t('ranking.description'), lead: t('ranking.lead') },
    ways: waysTo(site, BESIDE),
    filters,
    periods: RANKING_PERIODS.map((period) => ({
      to: rankingQuery({ ...filters, period }) || '.',
      label: t(`ranking.period.${period}`),
      current: filters.period === period,
    })),
    segments: RANKED_SEGMENTS.map((segment) => ({
      to: rankingQuery({ ...filters, segment }) || '.',
      label: t(`ranking.segment.${segment}`),
      current: filters.segment === segment,
    })),
    months: months.map((one) => ({ value: one.month, label: formatMonthYear(`${one.month}-01`, locale) })).toReversed(),
    notices: noticesOf(found, site),
    figures: figuresOf(found, site),
    rows,
    isMoved,
    lines: linesOf(found, site),
    codes: rows.map((row) => ({ value: row.code, label: nameOf(row, site) })).toSorted(byLabel(locale)),
    day,
    files: followLabels(site, 'members-brokers-ranking'),
    texts: textsOf(found, site),
  };
}

const byLabel = (locale: string) => (a: Option, b: Option) => a.label.localeCompare(b.label, locale);

function nameOf({ code, name }: Pick<RankingRow, 'code' | 'name'>, { locale }: Site): string {
  return name ? pick(name, locale) : code;
}

/** Notices on months that are not there. */
function noticesOf(found: FoundRanking, site: Site): string[] {
  const { lacking } = found;
  const months = lacking.map((month) => formatMonthYear(`${month}-01`, site.locale));
  const t = textOf(site.locale);
  return [
    ...missingNotice(found, site),
    ...(lacking.length > 0 ? [t('ranking.lacking', { months: months.join(t('common.listSeparator')) })] : []),
  ];
}

/** On a requested month: when it will be published, or that it is unknown. */
function missingNotice({ missing, month }: FoundRanking, { locale }: Site): string[] {
  if (!missing || month === null) return [];
  const t = textOf(locale);
  const words = { month: formatMonthYear(`${missing.month}-01`, locale) };
  return [
    missing.isToCome
      ? t('ranking.toCome', { ...words, day: formatDate(publicationDay(missing.month), locale) })
      : t('ranking.unknown', words),
  ];
}

function figuresOf({ brokers }: FoundRanking, { locale }: Site): HeadFigure[] {
  const t = textOf(locale);
  const all = bothSides(brokers);
  const concentration = concentrationOf(brokers);
  if (!concentration) return [];
  const electronic = brokers.reduce((sum, one) => sum + one.electronic, 0);
  const of = (id: string, figure: string, values: Record<string, string> = {}): HeadFigure => ({
    id,
    label: t(`ranking.figure.${id}`),
    figure,
    note: t(`ranking.figure.${id}.note`, values),
  });
  return [
    of('value', compactAmount(all, locale), { market: compactAmount(all / 2, locale) }),
    of('brokers', integer(brokers.length)),
    of('electronic', percent(shareOf(electronic, all), { sign: false })),
    of('concentration', percent(concentration.topFive, { sign: false }), { index: integer(concentration.index) }),
  ];
}

/** Market shares over the twelve months up to the shown one, of the requested brokers, otherwise of the top ones. */
function linesOf({ months, month, rows, filters }: FoundRanking, site: Site): RankingPage['lines'] {
  if (month === null) return null;
  const first = monthsFrom(month, 1 - DRAWN)!;
  const drawn = months.filter((one) => one.month >= first && one.month <= month);
  if (drawn.length < 2) return null;
  const chosen = filters.compare.length > 0 ? filters.compare : rows.slice(0, DRAWN_FIRST).map(({ code }) => code);
  return {
    months: drawn.map((one) => one.month),
    brokers: chosen.map((code) => ({
      code,
      name: nameOf({ code, name: rows.find((row) => row.code === code)?.name ?? null }, site),
      shares: drawn.map(({ brokers }) => {
        const own = brokers.find((one) => one.code === code);
        return own ? shareOf(own.bought + own.sold, bothSides(brokers)) : null;
      }),
    })),
  };
}

function textsOf({ rows, summed, filters }: FoundRanking, { locale }: Site): RankingPage['texts'] {
  const t = textOf(locale);
  const name = (month: Month) => formatMonthYear(`${month}-01`, locale);
  const [first, last] = [summed[0], summed.at(-1)];
  const time =
    first === undefined || last === undefined
      ? ''
      : first === last
        ? name(last)
        : t('ranking.months', { from: name(first), to: name(last) });
  const segment = t(`ranking.segment.${filters.segment}`);
  return {
    count: time === '' ? '' : `${t('ranking.count', { count: rows.length })} · ${segment} · ${time}`,
    caption: `${t('ranking.title')} · ${segment} · ${time}`,
    none: t('ranking.none'),
  };
}
