import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { FIGURE_COLUMNS, type FigureColumnId } from '#app/blocks/security-list/columns.ts';
import type { ListColumn, ListColumns, ListRow, TermForm, TermValue } from '#app/blocks/security-list/list-column.ts';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import type { WatchColumn } from '#app/blocks/watch/watch-column.ts';
import { stateOf } from '#app/blocks/watch/watch-row.ts';
import { isoMoment } from './moment.ts';
import type { FileCell, FileColumn } from './table.ts';

/** Columns that count shares or trades; all others but the time hold thousandths, which are written out exactly. */
const COUNTS: readonly FigureColumnId[] = ['volume', 'trades', 'bid-volume', 'offer-volume'];

/** Columns that every file has at its end, chosen or not. */
const ALWAYS = ['isin', 'currency'];

/** The columns of a list of securities: those that its page shows, in its order, and which security it is in what currency. */
export function listColumns({ all, shown }: ListColumns, locale: Locale, t: Text): FileColumn<ListRow>[] {
  const chosen = all.filter(({ id }) => shown.includes(id) && !ALWAYS.includes(id));
  return [...securityColumns(locale, t), ...chosen.map((column) => chosenColumn(column, locale, t)), isinColumn(t)];
}

function chosenColumn({ id, label, form }: ListColumn, locale: Locale, t: Text): FileColumn<ListRow> {
  const named = { key: keyOf(id), heading: label };
  if (form) return { ...named, cell: ({ terms }) => termCell(terms[id] ?? null, form, locale) };
  if (id === 'sector') return { ...named, cell: ({ sector }) => sector && pick(sector, locale) };
  if (id === 'board')
    return { ...named, cell: ({ board }) => board, words: ({ board }) => (board ? t(`market.board.${board}`) : '') };
  return { ...named, cell: (row) => figureCell(id as FigureColumnId, row) };
}

/** A term before it is rounded or written out: days as ISO 8601. */
function termCell(value: TermValue, form: TermForm, locale: Locale): FileCell {
  if (typeof value === 'number') return form === 'count' ? value : toDecimalString(value);
  return typeof value === 'object' && value ? pick(value, locale) : value;
}

/** The columns of the market watch that were chosen, in its order; the day's line is a drawing and has no cell. */
export function watchColumns(chosen: readonly WatchColumn[], locale: Locale, t: Text): FileColumn[] {
  const state: FileColumn = {
    key: 'state',
    heading: t('files.state'),
    cell: ({ quote }) => stateOf(quote),
    words({ quote }) {
      const state = stateOf(quote);
      return state === 'trading' ? '' : t(`watch.flag.${state}`);
    },
  };
  return [...securityColumns(locale, t), state, ...chosen.map((id) => figureColumn(id, t)), isinColumn(t)];
}

function securityColumns(locale: Locale, t: Text): FileColumn[] {
  return [
    { key: 'symbol', heading: t('market.symbol'), cell: ({ symbol }) => symbol },
    { key: 'name', heading: t('files.name'), cell: ({ name }) => pick(name, locale) },
  ];
}

function isinColumn(t: Text): FileColumn {
  return { key: 'isin', heading: t('market.isin'), cell: ({ isin }) => isin };
}

function figureColumn(id: FigureColumnId, t: Text): FileColumn {
  return { key: keyOf(id), heading: t(FIGURE_COLUMNS[id].text), cell: (row) => figureCell(id, row) };
}

/** 'change-percent' → 'changePercent'. */
function keyOf(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The very value that the page shows, and sorts by, before it is rounded or shortened. */
function figureCell(id: FigureColumnId, row: ListedRow): FileCell {
  const value = row.quote && FIGURE_COLUMNS[id].value(row.quote, row);
  if (value === null) return null;
  if (id === 'last-traded') return isoMoment(value);
  return COUNTS.includes(id) ? value : toDecimalString(value);
}
