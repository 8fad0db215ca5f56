import { isolatedIn } from '#domain/isolation.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Segments } from '#app/ui/segments.tsx';
import type { Tab } from '#app/ui/tabs.tsx';
import type { Sort } from '#app/ui/table.tsx';
import { pageText } from '#app/columns/column.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import { pathOf } from '#app/page-path.ts';
import { contractColumns, type ContractRow } from './contract-columns.ts';
import { CONTRACT_SORTS, contractQuery, type ContractFilters, type ContractSort } from './contract-filters.ts';

/** Open contracts as a page shows them. */
export interface ShownContracts {
  rows: readonly ContractRow[];
  /** What the table's figures are, in sentences. */
  note: string;
  /** Filters, order and files where the page's address has them; null where it does not. */
  choice: {
    filters: ContractFilters;
    roots: readonly Tab[];
    files: ExportLabels;
    /** Unknown values in the address, in sentences. */
    ignored: readonly string[];
  } | null;
}

/** Columns of the page, prices first: on a phone the others are reached by scrolling. */
const SHOWN = [
  'symbol',
  'last-day',
  'last',
  'settlement',
  'fair-value',
  'basis',
  'price-unit',
  'margin',
  'open-interest',
  'days-left',
];
/** Oil has no fair value: these columns are shown only where a contract has a figure in them. */
const OF_SOME = ['fair-value', 'basis'];

/** Open contracts with their prices and margins, each in the contract's own unit. */
export function ContractsTable({ of: { rows, note, choice } }: { of: ShownContracts }) {
  const t = useText();
  const locale = useLocale();
  const columns = contractColumns(t)
    .filter(({ id, value }) => SHOWN.includes(id) && (!OF_SOME.includes(id) || rows.some((row) => value(row) !== null)))
    // A unit that all contracts share is stated below.
    .filter(({ id, value }) => id !== 'price-unit' || new Set(rows.map((row) => value(row))).size > 1)
    .sort((a, b) => SHOWN.indexOf(a.id) - SHOWN.indexOf(b.id));
  return (
    <>
      {choice && (
        <>
          <div data-screen-only="" className="mb-4">
            <Segments label={t('futures.underlying')} segments={choice.roots} />
          </div>
          {choice.ignored.map((title) => (
            <Notice key={title} title={title} role="note" />
          ))}
          <FileLinks files={choice.files} query={contractQuery(choice.filters)}>
            {choice.files.lead}
          </FileLinks>
        </>
      )}
      <DataTable<ContractRow>
        caption={t('parts.contracts.title')}
        columns={columns}
        rows={rows}
        rowKey={({ security }) => security.symbol}
        views={{
          symbol: ({ security }) => <Contract symbol={security.symbol} />,
          margin: (row) =>
            isolatedIn(
              locale,
              pageText(
                columns.find(({ id }) => id === 'margin')!,
                row,
                locale,
              ),
            ),
        }}
        {...(choice && { sortOf: ({ id }) => sortOf(id, choice.filters) })}
      />
      <p className="mt-2 text-12 text-muted">{note}</p>
    </>
  );
}

function Contract({ symbol }: { symbol: string }) {
  return (
    <Link to={pathOf('the-exchange-company', { SecuritySymbol: symbol })} className="link">
      <Figure>{symbol}</Figure>
    </Link>
  );
}

function sortOf(id: string, filters: ContractFilters): Sort {
  const by = CONTRACT_SORTS.find((one) => one === id) ?? CONTRACT_SORTS[0];
  const isCurrent = by === filters.sort && by === id;
  return {
    to: toOrder(by, filters, isCurrent && !filters.descending),
    order: isCurrent ? (filters.descending ? 'descending' : 'ascending') : 'none',
  };
}

function toOrder(sort: ContractSort, filters: ContractFilters, descending: boolean): string {
  return contractQuery({ ...filters, sort, descending }) || '.';
}
