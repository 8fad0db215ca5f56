import { useHref } from 'react-router';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { dividendColumns, type DividendRow } from '#app/blocks/dividends/dividend-columns.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { pathOf } from '#app/page-path.ts';
import { Link } from '#app/ui/link.tsx';

const SHOWN: readonly string[] = ['symbol', 'kind', 'amount', 'last-day-to-buy', 'payment', 'status'];

export interface NextPaymentsData {
  rows: readonly DividendRow[];
  unread: boolean | 'not-offered';
  files: ExportLabels;
  /** Label of the link to the calendar of payment days. */
  calendar: string;
}

/** The next payment days. */
export function NextPayments({ data: { rows, unread, files, calendar } }: { data: NextPaymentsData }) {
  const t = useText();
  const base = useHref(pathOf('investing-dividends-distribution-summary'));
  const summary = pathOf('investing-dividends-distribution-summary');
  return (
    <>
      {rows.length > 0 ? (
        <DataTable
          caption={t('common.tableOf', { title: t('receive.next') })}
          columns={dividendColumns(t).filter(({ id }) => SHOWN.includes(id))}
          rows={rows}
          rowKey={({ id }) => id}
          views={{
            symbol: ({ symbol }) => (
              <SecurityLink symbol={symbol}>
                <Figure>{symbol}</Figure>
              </SecurityLink>
            ),
          }}
        />
      ) : (
        <Nothing unread={unread} isChosen={false}>
          {t('receive.noPayments')}
        </Nothing>
      )}
      {files.subscribe && (
        <p>
          <a href={`${files.subscribe.host}${base}.ics`} className="link">
            {calendar}
          </a>
        </p>
      )}
      <p>
        <Link to={summary} className="link">
          {t('receive.summary')}
        </Link>
      </p>
    </>
  );
}
