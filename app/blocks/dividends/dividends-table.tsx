import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Sort } from '#app/ui/table.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { pathOf } from '#app/page-path.ts';
import { dividendColumns, sortOfColumn, STATUS_SIGNS, type DividendRow } from './dividend-columns.ts';
import { dividendsQuery, sortedBy, type DividendFilters } from './dividend-filters.ts';
import styles from './dividends.module.css';

/** The distributions with their days, from the decision to the payment. */
export function DividendsTable({ rows, filters }: { rows: readonly DividendRow[]; filters: DividendFilters }) {
  const t = useText();
  const locale = useLocale();
  const columns = dividendColumns(t);
  return (
    <DataTable
      caption={t('common.tableOf', { title: t('dividends.list', { year: filters.year }) })}
      columns={columns.map((column) => (column.id === 'symbol' ? { ...column, align: 'start' } : column))}
      rows={rows}
      rowKey={({ id }) => id}
      views={{
        symbol: ({ symbol, name }) => (
          <SecurityLink symbol={symbol} className={styles.company}>
            <Figure className={styles.symbol}>{symbol}</Figure>
            <bdi className={styles.name}>{pick(name, locale)}</bdi>
          </SecurityLink>
        ),
        days: ({ delay }) => delay?.isLate && <LateDays row={{ delay }} />,
        status: ({ status }) => `${STATUS_SIGNS[status]} ${t(`dividends.status.${status}`)}`,
        announcement: ({ disclosureId }) => (disclosureId ? <Announcement id={disclosureId} /> : '--'),
      }}
      sortOf={({ id }) => sortLink(id, filters)}
    />
  );
}

function LateDays({ row: { delay } }: { row: Pick<DividendRow, 'delay'> }) {
  const t = useText();
  const days = t('dividends.delay', { count: delay!.days });
  return (
    <b className={styles.late}>{t(delay!.isSoFar ? 'dividends.delay.soFar' : 'dividends.delay.late', { days })}</b>
  );
}

function Announcement({ id }: { id: string }) {
  const t = useText();
  return (
    <Link to={pathOf('the-exchange-disclosures-id', { id })} className="link">
      {t('dividends.announcement.open')}
    </Link>
  );
}

/** Columns that do not sort link to the default order. */
function sortLink(id: string, filters: DividendFilters): Sort {
  const sort = sortOfColumn(id);
  const isCurrent = sort === filters.sort;
  return {
    to: `${dividendsQuery(sortedBy(filters, sort ?? 'payment'))}#list-title`,
    order: isCurrent ? (filters.descending ? 'descending' : 'ascending') : 'none',
  };
}
