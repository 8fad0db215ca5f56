import { ELECTION_PHASES } from '#domain/board-election.ts';
import { GLOSSARY_AREAS } from '#domain/glossary.ts';
import { DISCLOSURE_KINDS } from '#domain/disclosure-kind.ts';
import { EXCHANGE_ROLES } from '#domain/security.ts';
import { SECURITY_LISTS } from './blocks/security-list/kinds.ts';
import { listColumns } from './blocks/security-list/list-columns.ts';
import { COLUMN_IDS } from './blocks/security-list/columns.ts';
import { CONSTITUENT_COLUMNS } from './blocks/indices/constituent-order.ts';
import { OVERLAYS, OSCILLATORS, PRICES, SCALES, SHAPES } from './blocks/chart/chart-view.ts';
import { RANGES } from './blocks/plot/ranges.ts';
import { SHARIA_STATES } from './blocks/sharia/classification-filters.ts';
import { MARKET_VIEWS } from './blocks/watch/watch-views.ts';
import { WATCH_BOARDS } from './blocks/watch/watch-view.ts';
import { ACTION_KINDS, MARKERS } from './pages/the-exchange/news-disclosures/actions/action-filters.ts';

/** Words that a page understands, by the names of the query: of several pages together where they share a name. */
export function queryWords(): Record<string, readonly string[]> {
  const ofLists = SECURITY_LISTS.flatMap(({ kind }) => listColumns(new URLSearchParams(), kind, true, (id) => id).all);
  const columns = [...COLUMN_IDS, ...CONSTITUENT_COLUMNS, ...ofLists.map(({ id }) => id)];
  const kinds = SECURITY_LISTS.flatMap(({ kind }) => kind ?? []);
  return {
    area: GLOSSARY_AREAS,
    board: WATCH_BOARDS,
    column: columns,
    exchange: EXCHANGE_ROLES,
    kind: [...ACTION_KINDS, ...DISCLOSURE_KINDS, ...kinds, 'future', 'carbon'],
    marker: MARKERS,
    order: ['ascending', 'descending'],
    part: ['panel'],
    phase: ELECTION_PHASES,
    prices: PRICES,
    quarter: ['1', '2', '3', '4'],
    range: RANGES,
    scale: SCALES,
    shape: SHAPES,
    sharia: SHARIA_STATES,
    sort: columns,
    study: [...OVERLAYS, ...OSCILLATORS],
    view: MARKET_VIEWS,
  };
}
