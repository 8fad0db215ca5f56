import { withoutIsolates } from '#domain/isolation.ts';
import { textOf } from '#messages/text.tsx';
import { ignoredDay } from '#app/blocks/day-filter/day-filter.ts';
import { groupColumns, type Part, type PartRow } from '#app/blocks/summary/group-columns.ts';
import { hourText } from '#app/blocks/summary/hour-table.tsx';
import { groupSums, sumOfAll, type SummaryRow } from '#app/blocks/summary/summary-row.ts';
import type { Site } from '#app/context.ts';
import { loadSummary } from '#app/data/market/summary.ts';
import { segmentName } from '#app/blocks/market-rows/segment-name.ts';
import type { RowsRequest, Rows } from './table.ts';

/** The market of a day and its parts: the total, then by sector, by board and by hour, as on the page. */
export async function summaryRows(site: Site, { query }: RowsRequest): Promise<Rows<PartRow>> {
  const t = textOf(site.locale);
  const { rows, hours, hoursOf, day, filter, isCurrent } = await loadSummary(site, query);
  const group = (part: Part, keyOf: (row: SummaryRow) => string | null, nameOf: (key: string | null) => string) =>
    groupSums(rows, keyOf).map((sum): PartRow => ({ ...sum, part, name: nameOf(sum.key) }));
  const all = sumOfAll(rows);
  const lines: PartRow[] = [
    // When no security has data, a total would be untrue.
    ...(rows.length > 0 ? [{ ...all, part: 'all' as const, name: t('summary.all') }] : []),
    ...group(
      'sector',
      ({ sector }) => sector,
      (sector) => sector ?? t('summary.noSector'),
    ),
    ...group(
      'board',
      ({ board }) => board,
      (board) => (board === null ? t('summary.noBoard') : segmentName(board, t, site.locale)),
    ),
    ...hours.map((hour): PartRow => ({
      part: 'hour',
      name: withoutIsolates(t('summary.hourOf', { hour: hourText(hour), index: hoursOf })),
      volume: hour.volume,
    })),
  ];
  const columns = groupColumns(t, t('common.name'), all.value);
  return {
    title: t('summary.title'),
    columns,
    rows: lines,
    asOf: isCurrent ? null : day,
    view: { day },
    ignored: ignoredDay(filter),
  };
}
