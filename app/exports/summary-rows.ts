import { toDecimalString } from '#domain/thousandths.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { hourWords } from '#app/blocks/summary/hour-table.tsx';
import { groupSums, sumOfAll, type GroupSum, type SummaryRow } from '#app/blocks/summary/summary-row.ts';
import type { Site } from '#app/context.ts';
import { loadSummary } from '#app/pages/market-summary-data.ts';
import { ownRows, type OwnColumn } from './own-rows.ts';
import type { MadeRows } from './rows.ts';

type Part = 'all' | 'sector' | 'board' | 'hour';
/** Of an hour only its shares are known. */
type Line = { part: Part; name: string; volume: number } & Partial<GroupSum>;

/** The market of a day and its parts: all of it, then by sector, by board and by hour, as the page shows them. */
export async function summaryRows(query: URLSearchParams, site: Site): Promise<MadeRows> {
  const t = textOf(site.locale);
  const { rows, hours, day, now, simulated } = await loadSummary(site, query);
  const group = (part: Part, keyOf: (row: SummaryRow) => string | null, nameOf: (key: string | null) => string) =>
    groupSums(rows, keyOf).map((sum): Line => ({ ...sum, part, name: nameOf(sum.key) }));
  const lines: Line[] = [
    { ...sumOfAll(rows), part: 'all', name: t('summary.all') },
    ...group(
      'sector',
      ({ sector }) => sector,
      (sector) => sector ?? t('summary.noSector'),
    ),
    ...group(
      'board',
      ({ board }) => board,
      (board) => (board === null ? t('summary.noBoard') : t(`market.board.${board}`)),
    ),
    ...hours.map((hour): Line => ({ part: 'hour', name: hourWords(hour), volume: hour.volume })),
  ];
  const title = t('summary.title');
  return { rows: { title, ...ownRows(columnsOf(t), lines), view: { day }, ignored: [] }, now, simulated };
}

function columnsOf(t: Text): OwnColumn<Line>[] {
  const count = (
    key: 'securities' | 'trades' | 'advancing' | 'declining' | 'unchanged' | 'untraded',
    label: string,
  ) => ({
    key,
    heading: t(label),
    cell: (line: Line) => line[key] ?? null,
  });
  return [
    {
      key: 'part',
      heading: t('summary.part'),
      cell: ({ part }) => part,
      words: ({ part }) => t(`summary.part.${part}`),
    },
    { key: 'name', heading: t('files.name'), cell: ({ name }) => name },
    count('securities', 'summary.securities'),
    {
      key: 'value',
      heading: t('market.value'),
      cell: ({ value }) => (value === undefined ? null : toDecimalString(value)),
    },
    { key: 'volume', heading: t('market.volume'), cell: ({ volume }) => volume },
    count('trades', 'market.trades'),
    count('advancing', 'summary.advancing'),
    count('declining', 'summary.declining'),
    count('unchanged', 'summary.unchanged'),
    count('untraded', 'summary.untraded'),
  ];
}
