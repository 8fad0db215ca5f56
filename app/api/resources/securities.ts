import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import { sectorSlug, segmentOf, type Security, type Segment } from '#domain/security.ts';
import { latinDigits } from '#domain/arabic.ts';
import { holdsWords } from '#domain/search-words.ts';
import { textsOf } from '#domain/bilingual.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { holderColumns, netAssetColumns, ownershipColumns } from '#app/blocks/company-figures/figure-columns.ts';
import type { Site } from '#app/context.ts';
import { calendarEntries } from '#app/data/calendar/entries.ts';
import { holderRows, ownershipRows } from '#app/exports/figure-rows.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf } from '#messages/text.tsx';
import { issuerActionColumns, issuerActions } from '#app/api/issuer-actions.ts';
import { SECTOR } from '#app/api/known-values.ts';
import { AS_OF, choice, DAY, flag, flagOf, FROM, TO, WORDS } from '#app/api/param.ts';
import { knownBy, Refused } from '#app/api/refused.ts';
import { refuseFuture, requestedDay, refuseUnknown, siteThen } from '#app/api/site-then.ts';
import { NO_TERMS, withPriceTerms } from '#app/api/price-unit.ts';
import { queryOf, type Wanted, type Resource } from '#app/api/resource.ts';
import { netAssets } from './net-assets.ts';
import { listColumns, profileColumns, type Listed, type Profiled } from './security-columns.ts';

/** Kinds of securities, as named in the API. */
export const KINDS = ['equity', 'reit', 'etf', 'fund', 'sukuk', 'bond', 'right', 'future', 'carbon'] as const;
/** Segments of the market; the funds of board 505, its debt and its carbon credits are one each. */
export const BOARDS: readonly Segment[] = ['510', '520', '505', '602', 'debt', 'carbon', '200'];

/** The list as known at the end of a day, or the current one. */
async function listed(site: Site, asked: Wanted): Promise<Listed[]> {
  const { store } = siteThen(site, asked);
  const [securities, profiles] = await Promise.all([store.securities.list(), store.profiles.list()]);
  refuseUnknown(securities, asked);
  const profileOf = new Map(profiles.map((profile) => [profile.symbol, profile]));
  return securities
    .filter((security) => isWanted(security, asked))
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
    .map((security) => ({ security, profile: profileOf.get(security.symbol) }));
}

/** True for a security of the requested kind and segment. */
export function isAmong({ kind, board }: Security, asked: Wanted): boolean {
  return (
    (asked['kind'] === undefined || kind === asked['kind']) &&
    (asked['board'] === undefined || (board !== null && segmentOf(board, kind) === asked['board']))
  );
}

function isWanted(security: Security, asked: Wanted): boolean {
  const { sector, active, symbol, isin, name } = security;
  return (
    isAmong(security, asked) &&
    (asked['sector'] === undefined || (sector !== null && sectorSlug(sector) === asked['sector'])) &&
    (asked['active'] === undefined || active === flagOf(asked['active'])) &&
    (asked['q'] === undefined || holdsWords([symbol, isin, ...textsOf(name)].join(' '), latinDigits(asked['q'])))
  );
}

/** The security as known at the end of a day. */
async function known(site: Site, asked: Wanted): Promise<Profiled | null> {
  const symbol = symbolOf(asked);
  const { store } = siteThen(site, asked);
  const [security, profile, terms] = await Promise.all([
    store.securities.find(symbol),
    store.profiles.find(symbol),
    store.documents.find<InstrumentTerms>('instrument-terms', symbol),
  ]);
  if (security) return { security, profile, terms: terms?.value ?? null };
  if (await site.store.securities.find(symbol)) throw new Refused({ name: 'not-known-then' });
  return null;
}

const symbolOf = (asked: Wanted) => (asked['symbol'] ?? '').toUpperCase();

/** Loads rows of the security that the path names; null when there is none. */
function ofSecurity<T>(make: (site: Site, symbol: string, asked: Wanted) => Promise<T>) {
  return async (site: Site, asked: Wanted): Promise<T | null> => {
    const symbol = symbolOf(asked);
    return (await site.store.securities.find(symbol)) ? make(site, symbol, asked) : null;
  };
}

async function actionsOf(site: Site, symbol: string, asked: Wanted) {
  const then = siteThen(site, asked);
  const known = await calendarEntries(then);
  refuseUnknown(known, asked);
  const rows = await issuerActions(
    then,
    // The company's page has no offerings: they are over before a security trades.
    known.filter((entry) => entry.symbol === symbol && entry.kind !== 'offering'),
  );
  const { locale } = site;
  return {
    columns: issuerActionColumns(textOf(locale), { ofAll: false, rows, locale }),
    rows,
    ...requestedDay(asked),
    ...NO_FILTERS,
  };
}

/** The last list up to the requested day, of those that had been read by then; `asOf` is the list's own day. */
async function holders(site: Site, symbol: string, { day, ...asked }: Wanted) {
  refuseFuture(site, 'day', day);
  const request = { query: queryOf({ asOf: day }), params: {} };
  const found = await holderRows(siteThen(site, asked), symbol, request);
  // A security of which no list was ever read has none, at whatever moment.
  if (found.rows.length === 0 && (await holderRows(site, symbol, request)).rows.length > 0)
    throw new Refused({ name: 'not-known-then' });
  return { ...knownBy(found, day), view: { day: found.view['asOf'] ?? null }, ignored: [] };
}

export const SECURITIES: readonly Resource[] = [
  {
    name: 'securities',
    path: '/securities',
    tag: 'securities',
    lifetime: 'day',
    feeds: ['reference', 'profiles'],
    params: [choice('kind', KINDS), choice('board', BOARDS), SECTOR, flag('active'), WORDS, AS_OF],
    isPaged: true,
    columns: listColumns,
    load: async (site, asked) => ({
      columns: listColumns(textOf(site.locale)),
      rows: await listed(site, asked),
      ...requestedDay(asked),
      ...NO_FILTERS,
    }),
  },
  {
    name: 'security',
    path: '/securities/:symbol',
    tag: 'securities',
    lifetime: 'day',
    feeds: ['reference', 'profiles'],
    params: [AS_OF],
    isSingle: true,
    columns: profileColumns,
    async load(site, asked) {
      const found = await known(site, asked);
      return (
        found && {
          columns: profileColumns(textOf(site.locale)),
          rows: [found],
          ...requestedDay(asked),
          ...NO_FILTERS,
        }
      );
    },
  },
  {
    name: 'security-corporate-actions',
    path: '/securities/:symbol/corporate-actions',
    tag: 'issuers',
    lifetime: 'day',
    feeds: ['dividends', 'splits', 'rights-issues'],
    params: [AS_OF],
    columns: (t) => issuerActionColumns(t, { ofAll: false, rows: [], locale: DEFAULT_LOCALE }),
    load: ofSecurity(actionsOf),
  },
  {
    name: 'security-holders',
    path: '/securities/:symbol/holders',
    tag: 'issuers',
    lifetime: 'day',
    feeds: ['ownership'],
    params: [{ ...DAY, text: 'api.param.listDay' }, AS_OF],
    columns: (t) => holderColumns(t, null),
    load: ofSecurity(holders),
  },
  {
    name: 'security-ownership',
    path: '/securities/:symbol/ownership',
    tag: 'issuers',
    lifetime: 'day',
    feeds: ['ownership'],
    params: [],
    columns: ownershipColumns,
    load: ofSecurity((site, symbol) => ownershipRows(site, symbol)),
  },
  {
    name: 'security-net-assets',
    path: '/securities/:symbol/net-assets',
    tag: 'securities',
    lifetime: 'day',
    feeds: ['net-assets'],
    params: [FROM, TO],
    isSeries: true,
    columns: (t) => withPriceTerms(netAssetColumns(t, null), t, NO_TERMS),
    load: ofSecurity(netAssets),
  },
];
