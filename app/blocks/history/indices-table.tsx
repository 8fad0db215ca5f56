import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { Steps } from '#app/blocks/filtered-list/paged.tsx';
import type { IndicesPage } from '#app/data/history/indices-page.ts';
import { indexColumns, levelsColumns } from './index-columns.ts';
import { indexQuery } from './index-filters.ts';
import { rankColumns } from './index-results.ts';

/** A page of the rows, in their shape. */
export function IndicesTable({ data }: { data: IndicesPage }) {
  const { filters, total, pages, size } = data;
  return (
    <>
      <Rows data={data} />
      <Steps
        page={filters.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => indexQuery(filters, page) || '.'}
      />
    </>
  );
}

function Rows({ data: { page, filters, table, chosen, words } }: { data: IndicesPage }) {
  const t = useText();
  const locale = useLocale();
  const byDay = filters.interval === 'day';
  switch (table.shape) {
    case 'wide':
      return (
        <DataTable
          caption={words.caption}
          columns={levelsColumns(t, chosen, ({ name }) => pick(name, locale), byDay)}
          rows={table.rows}
          rowKey={({ date }) => date}
        />
      );
    case 'ranks':
      return (
        <DataTable
          caption={words.caption}
          columns={rankColumns(t)}
          rows={table.rows}
          rowKey={({ month, rank }) => `${month} ${rank}`}
        />
      );
    case 'long':
      return (
        <DataTable
          caption={words.caption}
          columns={indexColumns(t, { isNamed: page === 'sectors', byDay, withTotal: page === 'general' })}
          rows={table.rows}
          rowKey={({ date, index }) => `${date} ${index.code}`}
        />
      );
  }
}
