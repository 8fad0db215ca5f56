import { bothSides, publicationDay, rankBrokers, type BrokerMonth } from '#domain/broker-ranking.ts';
import { pick } from '#domain/bilingual.ts';
import { marketInstant, formatMonthYear } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { compactAmount, percent } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';
import { rankingColumns, type RankingRow } from '#app/blocks/members/ranking-columns.ts';
import { rankingQuery } from '#app/blocks/members/ranking-filters.ts';
import type { Site } from '#app/context.ts';
import { findRanking, type FoundRanking } from '#app/data/members/ranking-months.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The brokers ranking, as on its page; its feed has an item for each month on its day of publication. */
export async function rankingRows(site: Site, { query }: RowsRequest): Promise<Rows<RankingRow>> {
  const t = textOf(site.locale);
  const found = await findRanking(site, query);
  const { filters, month, day, rows, isMoved, missing, lacking } = found;
  const { period, segment, sort, ascending, ignored } = filters;
  return {
    title: t('ranking.title'),
    columns: rankingColumns(t, isMoved),
    rows,
    asOf: day,
    items: () => found.months.toReversed().map((one) => monthItem(one, found, site)),
    view: {
      month,
      period,
      segment,
      sort,
      order: ascending ? 'ascending' : 'descending',
      'without-months': lacking.join(' ') || null,
    },
    ignored: missing ? [...ignored, { parameter: 'month', value: missing.month }] : ignored,
  };
}

function monthItem({ month, brokers }: BrokerMonth, { filters, members }: FoundRanking, site: Site): FeedItem {
  const { origin, locale } = site;
  const t = textOf(locale);
  const [first] = rankBrokers(brokers, 'value');
  const name = members.find(({ code }) => code === first?.code)?.name;
  const page = origin + hrefIn(locale, pathOf('members-brokers-ranking'));
  return {
    id: `brokers-ranking-${filters.segment}-${month}`,
    title: `${t('ranking.title')}: ${formatMonthYear(`${month}-01`, locale)}`,
    url: page + rankingQuery({ ...filters, month, period: 'month', sort: 'value', ascending: false, compare: [] }),
    publishedAt: marketInstant(publicationDay(month), '00:00'),
    category: t(`ranking.segment.${filters.segment}`),
    ...(first && {
      summary: t('ranking.feed', {
        value: compactAmount(bothSides(brokers), locale),
        name: name ? pick(name, locale) : first.code,
        share: percent(first.share, { sign: false }),
      }),
    }),
  };
}
