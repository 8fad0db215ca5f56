import { LOCALE_CODES } from '#domain/locale.ts';
import { isStale } from '#domain/feed-status.ts';
import { nextPhaseChange, statusOf, type Phase } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { statusNowAt } from '#app/blocks/market-status-summary/status-now.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { Resource } from '#app/api/resource.ts';

const SECOND_MS = 1_000;

interface MarketState {
  at: Instant;
  /** The phase that the exchange reports, otherwise that of the calendar. */
  phase: Phase;
  /** Null while the exchange reports the market closed in its hours: when it opens again is unknown. */
  next: { phase: Phase; at: Instant } | null;
}

function marketState(site: Site): MarketState {
  const at = site.moment();
  const { sentence, phase } = statusNowAt(at, site.live.clock().phase);
  return { at, phase, next: sentence === 'closedNow' ? null : nextPhaseChange(at) };
}

function statusColumns(t: Text): Column<MarketState>[] {
  return [
    column('code', 'status', t('api.column.status'), ({ phase }) => statusOf(phase)),
    column('code', 'phase', t('api.column.phase'), ({ phase }) => phase),
    column('moment', 'at', t('market.time'), ({ at }) => at),
    column('code', 'next', t('api.column.nextPhase'), ({ next }) => next?.phase),
    column('code', 'next-phase', t('api.column.nextPhase'), ({ next }) => next?.phase),
    column('moment', 'next-at', t('api.column.nextAt'), ({ next }) => next?.at),
  ];
}

/** An ingest job, and when it last read its data, on the market's clock. */
type Feed = ReturnType<Site['feedStatus']['ages']>[number] & { lastRead: Instant | null };

function feedsOf({ feedStatus, now }: Site): Feed[] {
  const at = now();
  return feedStatus.ages().map((age) => ({ ...age, lastRead: age.ageMs === null ? null : at - age.ageMs }));
}

function feedColumns(t: Text): Column<Feed>[] {
  return [
    column('code', 'feed', t('api.column.feed'), ({ job }) => job),
    column(
      'name',
      'name',
      t('common.name'),
      ({ job }) =>
        Object.fromEntries(LOCALE_CODES.map((code) => [code, textOf(code)(`feeds.name.${job}`)])) as Record<
          (typeof LOCALE_CODES)[number],
          string
        >,
    ),
    column('flag', 'late', t('api.column.late'), isStale),
    column('moment', 'last-read', t('api.column.lastRead'), ({ lastRead }) => lastRead),
    column('count', 'age', t('api.column.ageSeconds'), ({ ageMs }) =>
      ageMs === null ? null : Math.round(ageMs / SECOND_MS),
    ),
  ];
}

interface Change {
  version: string;
  date: string;
  /** `addition`: nothing that was there has changed. `change`: some answers differ from before. */
  kind: 'addition' | 'change';
  what: string;
}

/** Every version of the API, newest first; descriptions are in the messages. */
export const CHANGES: readonly Change[] = [
  { version: '1.14', date: '2026-11-30', kind: 'change', what: 'whole' },
  { version: '1.13', date: '2026-11-30', kind: 'addition', what: 'years' },
  { version: '1.12', date: '2026-11-29', kind: 'change', what: 'names' },
  { version: '1.11', date: '2026-11-29', kind: 'change', what: 'moments' },
  { version: '1.10', date: '2026-11-29', kind: 'change', what: 'ages' },
  { version: '1.9', date: '2026-11-28', kind: 'change', what: 'documents' },
  { version: '1.8', date: '2026-11-27', kind: 'change', what: 'units-everywhere' },
  { version: '1.7', date: '2026-11-27', kind: 'change', what: 'refusals' },
  { version: '1.6', date: '2026-11-26', kind: 'addition', what: 'checksums' },
  { version: '1.5', date: '2026-11-26', kind: 'addition', what: 'fields' },
  { version: '1.4', date: '2026-11-26', kind: 'addition', what: 'units' },
  { version: '1.3', date: '2026-11-25', kind: 'addition', what: 'reviews' },
  { version: '1.2', date: '2026-11-25', kind: 'addition', what: 'ownership' },
  { version: '1.1', date: '2026-11-25', kind: 'addition', what: 'bulk' },
  { version: '1.0', date: '2026-11-24', kind: 'addition', what: 'first' },
];
/** The newest version. */
export const API_VERSION = CHANGES[0]!.version;

function changeColumns(t: Text): Column<Change>[] {
  return [
    column('code', 'version', t('api.column.version'), ({ version }) => version),
    column('day', 'date', t('history.date'), ({ date }) => date),
    column('code', 'kind', t('api.column.kind'), ({ kind }) => kind),
    column(
      'name',
      'words',
      t('api.column.words'),
      ({ what }) =>
        Object.fromEntries(LOCALE_CODES.map((code) => [code, textOf(code)(`api.change.${what}`)])) as Record<
          (typeof LOCALE_CODES)[number],
          string
        >,
    ),
  ];
}

/** The market's hours, and information on the API's data and on the API itself. */
export const SERVICE: readonly Resource[] = [
  {
    name: 'status',
    path: '/status',
    tag: 'service',
    lifetime: 'now',
    params: [],
    isSingle: true,
    lists: [{ key: 'feeds', columns: feedColumns, rows: feedsOf }],
    columns: statusColumns,
    load: (site) => ({ columns: statusColumns(textOf(site.locale)), rows: [marketState(site)], ...NO_FILTERS }),
  },
  {
    name: 'feeds',
    path: '/feeds',
    tag: 'service',
    lifetime: 'moment',
    params: [],
    columns: feedColumns,
    load: (site) => ({ columns: feedColumns(textOf(site.locale)), rows: feedsOf(site), ...NO_FILTERS }),
  },
  {
    name: 'changes',
    path: '/changes',
    tag: 'service',
    lifetime: 'long',
    params: [],
    isPaged: true,
    columns: changeColumns,
    load: (site) => ({
      columns: changeColumns(textOf(site.locale)),
      rows: CHANGES,
      asOf: CHANGES[0]!.date,
      ...NO_FILTERS,
    }),
  },
];
