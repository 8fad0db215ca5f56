import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { FIGURE_COLUMN_IDS, FIGURE_COLUMNS, type FigureColumnId } from '../blocks/security-list/columns.ts';
import type { ListedRow } from '../blocks/security-list/listed-row.ts';
import type { WatchColumn } from '../blocks/watch/watch-column.ts';
import { stateOf } from '../blocks/watch/watch-row.ts';
import { isoMoment } from './moment.ts';
import type { FileCell, FileColumn } from './row-file.ts';

/** Columns that count shares or trades; all others but the time hold thousandths, which are written out exactly. */
const COUNTS: readonly FigureColumnId[] = ['volume', 'trades', 'bid-volume', 'offer-volume'];

/** The columns of a list of securities: the page's, in its order. */
export function listColumns(locale: Locale, t: Text): FileColumn[] {
  return [
    ...securityColumns(locale, t),
    ...FIGURE_COLUMN_IDS.map((id) => figureColumn(id, t)),
    { key: 'sector', heading: t('market.sector'), cell: ({ sector }) => sector && pick(sector, locale) },
    {
      key: 'board',
      heading: t('market.group'),
      cell: ({ board }) => board,
      words: ({ board }) => (board ? t(`market.board.${board}`) : ''),
    },
    isinColumn(t),
  ];
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
  const key = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { key, heading: t(FIGURE_COLUMNS[id].text), cell: (row) => figureCell(id, row) };
}

/** The very value that the page shows, and sorts by, before it is rounded or shortened. */
function figureCell(id: FigureColumnId, row: ListedRow): FileCell {
  const value = row.quote && FIGURE_COLUMNS[id].value(row.quote, row);
  if (value === null) return null;
  if (id === 'last-traded') return isoMoment(value);
  return COUNTS.includes(id) ? value : toDecimalString(value);
}
