import { pick } from '#domain/bilingual.ts';
import { percent } from '#domain/number.ts';
import { formatMonthYear } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table } from '#app/ui/table.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import type { IndicesPage } from '#app/data/history/indices-page.ts';
import styles from './history.module.css';

/** Ranking of the sectors in each of the last months: a column for each month, newest first. */
export function MonthlyOrder({ data: { ranks, head } }: { data: IndicesPage }) {
  const t = useText();
  const locale = useLocale();
  if (ranks.length === 0) return null;
  const months = [...new Set(ranks.map(({ month }) => month))];
  const places = [...new Set(ranks.map(({ rank }) => rank))].sort((a, b) => a - b);
  return (
    <section aria-labelledby="order" className="mt-12">
      <SectionHead id="order" title={t('history.ranks')} lead={t('history.ranks.lead')} />
      <Table
        caption={t('history.caption.of', { title: t('history.ranks'), page: head.title })}
        captionHidden
        rows={places}
        rowKey={String}
        columns={[
          { id: 'rank', head: t('history.rank'), cell: (place) => String(place) },
          ...months.map((month) => ({
            id: month,
            head: formatMonthYear(`${month}-01`, locale),
            cell: (place: number) => {
              const one = ranks.find((rank) => rank.month === month && rank.rank === place);
              if (!one) return '--';
              const text = percent(one.changePercent, { zero: true });
              return (
                <span className={styles.place}>
                  <span>{pick(one.index.name, locale)}</span>
                  <Change direction={directionOf(one.changePercent)} text={text} />
                </span>
              );
            },
          })),
        ]}
      />
    </section>
  );
}
