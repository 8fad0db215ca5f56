import { toDecimalString, type Thousandths } from '#domain/thousandths.ts';
import type { TradingYear } from '#domain/trading-year.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { loadYears } from '#app/pages/discover-dfm/investor-relations/figures-data.ts';
import { NO_FILTERS, type FileColumn, type Rows } from './table.ts';

/** The exchange's own share by calendar years, the newest first. */
export async function yearRows(site: Site): Promise<Rows<TradingYear>> {
  const t = textOf(site.locale);
  const exact = (value: Thousandths | null) => (value === null ? null : toDecimalString(value));
  const columns: FileColumn<TradingYear>[] = [
    { key: 'year', heading: t('investors.year'), cell: ({ year }) => year },
    ...(['open', 'high', 'low', 'close', 'changePercent'] as const).map((key) => ({
      key,
      heading: t(`market.${key}`),
      cell: (row: TradingYear) => exact(row[key]),
    })),
    { key: 'volume', heading: t('market.volume'), cell: ({ volume }) => volume },
    { key: 'value', heading: t('market.value'), cell: ({ value }) => exact(value) },
    { key: 'trades', heading: t('market.trades'), cell: ({ trades }) => trades },
    { key: 'days', heading: t('investors.days'), cell: ({ days }) => days },
  ];
  return { title: t('investors.years'), columns, rows: await loadYears(site), ...NO_FILTERS };
}
