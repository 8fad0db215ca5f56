import { pick } from '#domain/bilingual.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { queryOf, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import { figureViews } from '#app/blocks/security-list/figure-cell.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { pathOf } from '#app/page-path.ts';
import { TextField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import type { CreditRow, CreditsData } from './carbon-data.ts';
import { CREDIT_FIGURES, creditColumns } from './credit-columns.ts';
import styles from './carbon.module.css';

interface WatchTableProps {
  of: {
    credits: CreditsData;
    filters: { words: string; sort: string; descending: boolean; ignored: readonly Ignored[] };
    files: ExportLabels;
    now: Instant;
    simulated: boolean;
  };
}

/** Every credit with its live figures; each column heading sorts the list. */
export function WatchTable({ of: { credits, filters, files, now, simulated } }: WatchTableProps) {
  const t = useText();
  const { words, sort, descending, ignored } = filters;
  const query = (by: string, isDown: boolean) =>
    queryOf({ q: words, sort: by === 'symbol' ? null : by, order: isDown ? 'descending' : null });
  return (
    <div className={sections.list}>
      <live-follow topics="board:505" />
      <ListFilters label={t('carbon.watch.filter')} isFiltered={words !== ''}>
        <TextField type="search" name="q" label={t('carbon.watch.search')} value={words} />
      </ListFilters>
      <IgnoredNotices ignored={ignored} />
      <CountLine files={files} query={query(sort, descending)}>
        {t('carbon.watch.count', { count: credits.rows.length })}
      </CountLine>
      {credits.rows.length === 0 ? (
        <Nothing unread={credits.unread} isChosen={words !== ''}>
          {t(words === '' ? 'carbon.none' : 'carbon.watch.noneFound')}
        </Nothing>
      ) : (
        <DataTable
          caption={t('common.tableOf', { title: t('carbon.watch.title') })}
          columns={creditColumns(t)}
          rows={credits.rows}
          rowKey={({ symbol }) => symbol}
          live
          views={{ symbol: (row) => <Name row={row} />, ...figureViews<CreditRow>(CREDIT_FIGURES) }}
          sortOf={({ id }) => ({
            to: query(id, sort === id && !descending) || '.',
            order: sort === id ? (descending ? 'descending' : 'ascending') : 'none',
          })}
        />
      )}
      <DataNotice simulated={simulated} asOf={now} />
    </div>
  );
}

function Name({ row: { symbol, name, terms } }: { row: CreditRow }) {
  const locale = useLocale();
  return (
    <Link to={pathOf('investing-carbon-credits-symbol', { symbol })} className={styles.security}>
      <Figure className="font-semibold">{symbol}</Figure>
      <bdi className={styles.minor}>{pick(terms?.project ?? name, locale)}</bdi>
    </Link>
  );
}
