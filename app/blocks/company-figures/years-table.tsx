import type { TradingYear } from '#domain/trading-year.ts';
import { useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { yearColumns } from './figure-columns.ts';

/** A security's prices and trading, a row for each calendar year. */
export function YearsTable({ years, caption }: { years: readonly TradingYear[]; caption: string }) {
  return (
    <DataTable caption={caption} columns={yearColumns(useText())} rows={years} rowKey={({ year }) => String(year)} />
  );
}
