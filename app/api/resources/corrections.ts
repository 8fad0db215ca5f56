import type { BarCorrection, BarField } from '#domain/bar-correction.ts';
import { BULK_CORRECTIONS, type Correction, type Corrections } from '#domain/bulk-file.ts';
import { marketDate } from '#domain/date.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { BULK_SETS } from '#app/api/bulk/sets.ts';
import { SERIES } from '#app/api/known-values.ts';
import { choice, FROM, TO } from '#app/api/param.ts';
import type { Resource, Wanted } from '#app/api/resource.ts';

const SETS = BULK_SETS.map(({ name }) => name);

type Corrected = Correction & Omit<Corrections, 'rows'>;
/** Fields of a bar that are counts, not amounts. */
const COUNTS: readonly BarField[] = ['volume', 'trades'];

function correctionColumns(t: Text): Column<Corrected>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('moment', 'at', own('correctedAt'), ({ at }) => at),
    column('code', 'set', own('set'), ({ set }) => set),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('day', 'date', t('history.date'), ({ date }) => date),
    column('code', 'row', own('correctedRow'), ({ row }) => row ?? null),
    column('code', 'field', own('field'), ({ field }) => field),
    column('code', 'old', own('old'), (row) => row.old || null),
    column('code', 'new', own('new'), (row) => row.new || null),
    column('count', 'revision', own('revision'), ({ revision }) => revision),
  ];
}

function correctedBar({ field, old, new: now, ...bar }: BarCorrection, indices: ReadonlySet<string>): Corrected {
  const text = (figure: number | null) =>
    figure === null ? '' : COUNTS.includes(field) ? String(figure) : toDecimalString(figure);
  const set = indices.has(bar.symbol) ? 'indices' : 'prices';
  return { ...bar, set, year: Number(bar.date.slice(0, 4)), field, old: text(old), new: text(now) };
}

/**
 * The files of a year are rewritten after a bar was corrected: leaves out differences that were already recorded with
 * the bar.
 */
function withoutStored(ofFiles: readonly Corrected[], stored: readonly Corrected[]): Corrected[] {
  const keyOf = ({ set, symbol, date, row, field }: Corrected) => [set, symbol, date, row, field].join(' ');
  const noted = Map.groupBy(stored, keyOf);
  return ofFiles.filter((row) => !noted.get(keyOf(row))?.some(({ at }) => at <= row.at));
}

/** Corrections of stored bars, and other differences between revisions of files. */
export async function loadCorrections(
  { store, exchange }: Pick<Site, 'store' | 'exchange'>,
  asked: Wanted,
): Promise<Corrected[]> {
  const symbol = asked['symbol']?.toUpperCase();
  const [documents, bars] = await Promise.all([
    store.documents.list<Corrections>(BULK_CORRECTIONS),
    store.bars.corrections({
      ...(symbol !== undefined && { symbol }),
      ...(asked['from'] !== undefined && { from: asked['from'] }),
      ...(asked['to'] !== undefined && { to: asked['to'] }),
    }),
  ]);
  const codes = new Set(exchange.indices.map(({ code }) => code));
  const stored = bars.map((row) => correctedBar(row, codes));
  const ofFiles = documents.flatMap(({ value: { rows, ...of } }) => rows.map((row) => ({ ...row, ...of })));
  return [...stored, ...withoutStored(ofFiles, stored)]
    .filter(
      (row) =>
        (asked['set'] ?? row.set) === row.set &&
        (symbol === undefined || row.symbol === symbol) &&
        (asked['from'] === undefined || marketDate(row.at) >= asked['from']) &&
        (asked['to'] === undefined || marketDate(row.at) <= asked['to']),
    )
    .sort((a, b) => b.at - a.at);
}

/** Corrections of figures that were final. */
export const CORRECTIONS: Resource = {
  name: 'corrections',
  path: '/corrections',
  tag: 'bulk',
  lifetime: 'day',
  params: [choice('set', SETS), SERIES, FROM, TO],
  isPaged: true,
  columns: correctionColumns,
  load: async (site, asked) => ({
    columns: correctionColumns(textOf(site.locale)),
    rows: await loadCorrections(site, asked),
    ...NO_FILTERS,
  }),
};
