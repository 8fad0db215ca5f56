import { useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import { unclaimedColumns, type UnclaimedRow } from './unclaimed-columns.ts';

/** Unclaimed dividends of the exchange's own share, by distribution and in total; no person is named. */
export function UnclaimedTable({ rows, files }: { rows: readonly UnclaimedRow[]; files: ExportLabels }) {
  const t = useText();
  const sum = (of: (row: UnclaimedRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <>
      <DataTable
        caption={t('unclaimed.table')}
        columns={unclaimedColumns(t)}
        rows={rows}
        rowKey={({ year, kind }) => `${year} ${kind}`}
        total={{
          name: t('unclaimed.all'),
          values: { declared: sum(({ declared }) => declared), unclaimed: sum(({ unclaimed }) => unclaimed) },
        }}
      />
      <FileLinks files={files} query="">
        {files.lead}
      </FileLinks>
    </>
  );
}
