import { textOf } from '#messages/text.tsx';
import { unclaimedColumns, type UnclaimedRow } from '#app/blocks/receive/unclaimed-columns.ts';
import type { Site } from '#app/context.ts';
import { unclaimedRows as loadRows } from '#app/data/investing/unclaimed.ts';
import { NO_FILTERS, type Rows } from './table.ts';

/** Unclaimed dividends of the exchange's own share, by distribution. */
export async function unclaimedRows(site: Site): Promise<Rows<UnclaimedRow>> {
  const t = textOf(site.locale);
  const rows = await loadRows(site);
  return {
    title: t('unclaimed.table'),
    columns: unclaimedColumns(t),
    rows,
    asOf: rows[0]?.asOf ?? null,
    ...NO_FILTERS,
  };
}
