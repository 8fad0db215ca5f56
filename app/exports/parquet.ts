import { parquetWriteBuffer } from 'hyparquet-writer';
import { fromDecimal } from '#domain/thousandths.ts';
import { dayNumber } from '#domain/time.ts';
import type { FileCell } from '#app/columns/file-formats.ts';
import type { BulkColumn, BulkKind, BulkRow } from './bulk-file.ts';

type Element = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number];
type Value = bigint | boolean | number | string | Date | null;

const PRECISION = 18;
/** Rows per row group, for readers that need only a part of the rows. */
const GROUP_ROWS = 50_000;

interface Physical {
  element: Omit<Element, 'name'>;
  of(cell: NonNullable<FileCell>): Value;
}

function decimal(scale: number): Omit<Element, 'name'> {
  const logical_type = { type: 'DECIMAL', precision: PRECISION, scale } as const;
  return { type: 'INT64', converted_type: 'DECIMAL', logical_type, precision: PRECISION, scale };
}

const KINDS: Record<BulkKind, Physical> = {
  decimal: { element: decimal(3), of: (cell) => BigInt(fromDecimal(String(cell))) },
  factor: { element: decimal(9), of: (cell) => BigInt(String(cell).replace('.', '')) },
  number: { element: { type: 'DOUBLE' }, of: Number },
  count: { element: { type: 'INT64' }, of: (cell) => BigInt(cell) },
  day: { element: { type: 'INT32', converted_type: 'DATE' }, of: (cell) => dayNumber(String(cell)) },
  moment: { element: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' }, of: (cell) => new Date(String(cell)) },
  flag: { element: { type: 'BOOLEAN' }, of: Boolean },
  text: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, of: String },
};

/**
 * Rows as Apache Parquet: figures as exact decimals, days as dates, every cell nullable. `about`: the file's metadata.
 * The same rows give the same bytes. There must be at least one row: strict readers refuse a file without any.
 */
export function asParquet(
  columns: readonly BulkColumn[],
  rows: readonly BulkRow[],
  about: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const elements = columns.map(({ key, kind }): Element => ({
    name: key,
    repetition_type: 'OPTIONAL',
    ...KINDS[kind].element,
  }));
  const saying = Object.entries(about).map(([key, value]) => ({ key, value }));
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: columns.map(({ key, kind }, at) => ({
        name: key,
        data: rows.map((row) => valueOf(row[at] ?? null, KINDS[kind])),
      })),
      schema: [{ name: 'root', num_children: columns.length }, ...elements],
      rowGroupSize: GROUP_ROWS,
      // For the same reason.
      ...(saying.length > 0 && { kvMetadata: saying }),
    }),
  );
}

function valueOf(cell: FileCell, { of }: Physical): Value {
  return cell === null ? null : of(cell);
}
