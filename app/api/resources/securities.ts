import type { CompanyProfile, Security } from '#domain/security.ts';
import { sectorSlug, segmentOf } from '#domain/security.ts';
import { latinDigits } from '#domain/arabic.ts';
import { holdsWords } from '#domain/search-words.ts';
import { pick, textsOf, type Bilingual } from '#domain/bilingual.ts';
import { byLocale } from '#domain/each-locale.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { marketInstant } from '#domain/date.ts';
import { DAY_MS } from '#domain/time.ts';
import { holderColumns, netAssetColumns, ownershipColumns } from '#app/blocks/company-figures/figure-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { calendarEntries } from '#app/data/calendar/entries.ts';
import { holderRows, netAssetRows, ownershipRows } from '#app/exports/figure-rows.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { issuerActionColumns, issuerActions } from '#app/api/issuer-actions.ts';
import { choice, FROM, TO, WORDS, type Param } from '#app/api/param.ts';
import { knownBy, Refused } from '#app/api/refused.ts';
import { queryOf, type Wanted, type Resource } from '#app/api/resource.ts';

/** What securities are, as the API names it. */
export const KINDS = ['equity', 'reit', 'etf', 'fund', 'sukuk', 'bond', 'right', 'future', 'carbon'] as const;
const BOARDS = ['510', '520', '505', '602', 'debt', 'carbon', '200'] as const;
const AS_OF: Param = { name: 'asOf', type: 'day' };

interface Listed {
  security: Security;
  profile: CompanyProfile | undefined;
}

function securityColumns(t: Text): Column<Listed>[] {
  return [
    column('code', 'id', 'ID', ({ security }) => security.sourceId),
    column('code', 'symbol', t('market.symbol'), ({ security }) => security.symbol),
    column('code', 'isin', t('market.isin'), ({ security }) => security.isin),
    column('name', 'name', t('common.name'), ({ security }) => security.name),
    column('code', 'kind', t('api.column.kind'), ({ security }) => security.kind),
    column('code', 'board', t('history.board'), ({ security: { board, kind } }) => board && segmentOf(board, kind)),
    column('name', 'sector', t('market.sector'), ({ security }) => security.sector),
    column('code', 'currency', t('common.currency'), ({ security }) => security.currency),
    column('code', 'active', t('api.column.active'), ({ security }) => (security.active ? 'yes' : 'no')),
    column('day', 'listed-on', t('api.column.listedOn'), ({ security }) => security.listedOn),
  ];
}

function profileColumns(t: Text): Column<Listed>[] {
  return [
    ...securityColumns(t),
    column('count', 'issued-shares', t('api.column.issuedShares'), ({ profile }) => profile?.issuedShares),
    column('amount', 'par-value', t('api.column.parValue'), ({ profile }) => profile?.parValue),
    column('code', 'lei', t('api.column.lei'), ({ profile }) => profile?.lei),
    column('name', 'auditor', t('api.column.auditor'), ({ profile }) => profile?.auditor),
    column('name', 'registrar', t('api.column.registrar'), ({ profile }) => profile?.registrar),
    column('number', 'fiscal-year-end', t('api.column.fiscalYearEnd'), ({ profile }) => profile?.fiscalYearEndMonth),
    column('name', 'former-names', t('api.column.formerNames'), ({ profile }) => formerNames(profile)),
    column('name', 'brief', t('api.column.brief'), ({ profile }) => profile?.brief),
  ];
}

/** 'Former name (2019-05-01); Name before (2011-02-20)', in each language. */
function formerNames(profile: CompanyProfile | undefined): Bilingual | null {
  const names = profile?.formerNames ?? [];
  const textIn = (code: Locale) =>
    names.map(({ name, until }) => pick(name, code) + (until === null ? '' : ` (${until})`)).join('; ');
  return names.length === 0 ? null : byLocale(textIn);
}

async function listed({ store }: Site, asked: Wanted): Promise<Listed[]> {
  const securities = await store.securities.list();
  return securities
    .filter((security) => isWanted(security, asked))
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
    .map((security) => ({ security, profile: undefined }));
}

function isWanted({ kind, board, sector, active, symbol, isin, name }: Security, asked: Wanted): boolean {
  return (
    (asked['kind'] === undefined || kind === asked['kind']) &&
    (asked['board'] === undefined || (board !== null && segmentOf(board, kind) === asked['board'])) &&
    (asked['sector'] === undefined || (sector !== null && sectorSlug(sector) === asked['sector'])) &&
    (asked['active'] === undefined || active === (asked['active'] === 'yes')) &&
    (asked['q'] === undefined || holdsWords([symbol, isin, ...textsOf(name)].join(' '), latinDigits(asked['q'])))
  );
}

/** As it was known at the end of a day. */
async function known({ store }: Site, symbol: string, asOf: string | undefined): Promise<Listed | null> {
  const at = asOf === undefined ? undefined : marketInstant(asOf, '00:00') + DAY_MS - 1;
  const [security, profile] = await Promise.all([store.securities.find(symbol, at), store.profiles.find(symbol, at)]);
  if (security) return { security, profile };
  if (at !== undefined && (await store.securities.find(symbol))) throw new Refused({ name: 'not-known-then' });
  return null;
}

const symbolOf = (asked: Wanted) => (asked['symbol'] ?? '').toUpperCase();

/** Rows of the security that the path names; null where there is none. */
function ofSecurity<T>(make: (site: Site, symbol: string, asked: Wanted) => Promise<T>) {
  return async (site: Site, asked: Wanted): Promise<T | null> => {
    const symbol = symbolOf(asked);
    return (await site.store.securities.find(symbol)) ? make(site, symbol, asked) : null;
  };
}

async function actionsOf(site: Site, symbol: string) {
  const entries = (await calendarEntries(site)).filter((entry) => entry.symbol === symbol);
  const rows = await issuerActions(site, entries);
  const { locale } = site;
  return { columns: issuerActionColumns(textOf(locale), { ofAll: false, rows, locale }), rows, ...NO_FILTERS };
}

/** The last list up to the asked day: `asOf` says of which day it is. */
async function holders(site: Site, symbol: string, { asOf }: Wanted) {
  const found = await holderRows(site, symbol, { query: queryOf({ asOf }), params: {} });
  return { ...knownBy(found, asOf), ignored: [] };
}

async function netAssets(site: Site, symbol: string, { from, to }: Wanted) {
  const found = await netAssetRows(site, symbol);
  const rows = found.rows.filter(
    ({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to),
  );
  return { ...found, rows, asOf: rows[0]?.date ?? null };
}

export const SECURITIES: readonly Resource[] = [
  {
    name: 'securities',
    path: '/securities',
    tag: 'securities',
    lifetime: 'day',
    params: [
      choice('kind', KINDS),
      choice('board', BOARDS),
      { name: 'sector', type: 'code' },
      choice('active', ['yes', 'no']),
      WORDS,
    ],
    isPaged: true,
    columns: securityColumns,
    load: async (site, asked) => ({
      columns: securityColumns(textOf(site.locale)),
      rows: await listed(site, asked),
      ...NO_FILTERS,
    }),
  },
  {
    name: 'security',
    path: '/securities/:symbol',
    tag: 'securities',
    lifetime: 'day',
    params: [AS_OF],
    isSingle: true,
    columns: profileColumns,
    async load(site, asked) {
      const found = await known(site, symbolOf(asked), asked['asOf']);
      return (
        found && {
          columns: profileColumns(textOf(site.locale)),
          rows: [found],
          asOf: asked['asOf'] ?? null,
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
    params: [],
    columns: (t) => issuerActionColumns(t, { ofAll: false, rows: [], locale: DEFAULT_LOCALE }),
    load: ofSecurity((site, symbol) => actionsOf(site, symbol)),
  },
  {
    name: 'security-holders',
    path: '/securities/:symbol/holders',
    tag: 'issuers',
    lifetime: 'day',
    params: [AS_OF],
    columns: (t) => holderColumns(t, null),
    load: ofSecurity(holders),
  },
  {
    name: 'security-ownership',
    path: '/securities/:symbol/ownership',
    tag: 'issuers',
    lifetime: 'day',
    params: [],
    columns: ownershipColumns,
    load: ofSecurity((site, symbol) => ownershipRows(site, symbol)),
  },
  {
    name: 'security-net-assets',
    path: '/securities/:symbol/net-assets',
    tag: 'securities',
    lifetime: 'day',
    params: [FROM, TO],
    columns: (t) => netAssetColumns(t, ''),
    load: ofSecurity(netAssets),
  },
];
