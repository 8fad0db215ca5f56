import { INTERVALS } from '#domain/bar-periods.ts';
import { PRICE_BASES } from '#domain/adjusted-price.ts';
import type { CompanyProfile, Security } from '#domain/security.ts';
import { segmentOf } from '#domain/security.ts';
import { latinDigits } from '#domain/arabic.ts';
import { holdsWords } from '#domain/search-words.ts';
import { textsOf } from '#domain/bilingual.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { marketInstant } from '#domain/date.ts';
import { DAY_MS } from '#domain/time.ts';
import { actionColumns } from '#app/blocks/company-records/action-columns.ts';
import { holderColumns, netAssetColumns, ownershipColumns } from '#app/blocks/company-figures/figure-columns.ts';
import { priceColumns } from '#app/blocks/history/price-columns.ts';
import { parsePriceFilters } from '#app/blocks/history/price-filters.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { holderRows, netAssetRows, ownershipRows } from '#app/exports/figure-rows.ts';
import { priceRows } from '#app/exports/price-rows.ts';
import { actionRows } from '#app/exports/record-rows.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, DAY, FROM, TO, WORDS, type Param } from '#app/api/param.ts';
import { queryOf, type Wanted, type Resource } from '#app/api/resource.ts';

const KINDS = ['equity', 'reit', 'etf', 'fund', 'sukuk', 'bond', 'future', 'carbon'] as const;
const BOARDS = ['510', '520', '505', '602', 'debt', 'carbon', '200'] as const;
const PRICES = choice('prices', PRICE_BASES, 'raw');
const INTERVAL = choice('interval', INTERVALS, 'day');
const AS_OF: Param = { name: 'asOf', type: 'day' };

interface Listed {
  security: Security;
  profile: CompanyProfile | undefined;
}

function securityColumns(t: Text): Column<Listed>[] {
  return [
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
    column('name', 'brief', t('api.column.brief'), ({ profile }) => profile?.brief),
  ];
}

async function listed({ store }: Site, asked: Wanted): Promise<Listed[]> {
  const securities = await store.securities.list();
  return securities
    .filter((security) => isWanted(security, asked))
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
    .map((security) => ({ security, profile: undefined }));
}

function isWanted({ kind, board, active, symbol, isin, name }: Security, asked: Wanted): boolean {
  return (
    (asked['kind'] === undefined || kind === asked['kind']) &&
    (asked['board'] === undefined || (board !== null && segmentOf(board, kind) === asked['board'])) &&
    (asked['active'] === undefined || active === (asked['active'] === 'yes')) &&
    (asked['q'] === undefined || holdsWords([symbol, isin, ...textsOf(name)].join(' '), latinDigits(asked['q'])))
  );
}

/** As it was known at the end of a day. */
async function known({ store }: Site, symbol: string, asOf: string | undefined): Promise<Listed | null> {
  const at = asOf === undefined ? undefined : marketInstant(asOf, '00:00') + DAY_MS - 1;
  const [security, profile] = await Promise.all([store.securities.find(symbol, at), store.profiles.find(symbol, at)]);
  return security ? { security, profile } : null;
}

const symbolOf = (asked: Wanted) => (asked['symbol'] ?? '').toUpperCase();

/** Rows of the security that the path names; null where there is none. */
function ofSecurity<T>(make: (site: Site, symbol: string, asked: Wanted) => Promise<T>) {
  return async (site: Site, asked: Wanted): Promise<T | null> => {
    const symbol = symbolOf(asked);
    return (await site.store.securities.find(symbol)) ? make(site, symbol, asked) : null;
  };
}

/** Prices in the form that the history of prices has for one security by days: every column of it, the factor too. */
function pricesColumns(t: Text) {
  const filters = parsePriceFilters(
    new URLSearchParams({ symbol: 'X', prices: 'total', interval: 'month' }),
    ['X'],
    '2000-01-01',
  );
  return priceColumns(t, filters);
}

export const SECURITIES: readonly Resource[] = [
  {
    name: 'securities',
    path: '/securities',
    tag: 'securities',
    lifetime: 'day',
    params: [choice('kind', KINDS), choice('board', BOARDS), choice('active', ['yes', 'no']), WORDS],
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
    name: 'security-prices',
    path: '/securities/:symbol/prices',
    tag: 'securities',
    lifetime: 'day',
    params: [FROM, TO, INTERVAL, PRICES],
    columns: pricesColumns,
    load: ofSecurity((site, symbol, asked) => priceRows(site, { query: queryOf({ ...asked, symbol }), params: {} })),
  },
  {
    name: 'prices',
    path: '/prices',
    tag: 'securities',
    lifetime: 'day',
    params: [DAY],
    columns: pricesColumns,
    load: (site, asked) => priceRows(site, { query: queryOf(asked), params: {} }),
  },
  {
    name: 'security-corporate-actions',
    path: '/securities/:symbol/corporate-actions',
    tag: 'issuers',
    lifetime: 'day',
    params: [],
    columns: (t) => actionColumns(t, { ofAll: false, rows: [], locale: DEFAULT_LOCALE }),
    load: ofSecurity((site, symbol) => actionRows(site, symbol)),
  },
  {
    name: 'security-holders',
    path: '/securities/:symbol/holders',
    tag: 'issuers',
    lifetime: 'day',
    params: [AS_OF],
    columns: (t) => holderColumns(t, null),
    load: ofSecurity((site, symbol, asked) => holderRows(site, symbol, { query: queryOf(asked), params: {} })),
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
    params: [],
    columns: (t) => netAssetColumns(t, ''),
    load: ofSecurity((site, symbol) => netAssetRows(site, symbol)),
  },
];
