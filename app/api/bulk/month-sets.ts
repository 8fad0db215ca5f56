import type { OwnershipDay } from '#domain/foreign-ownership.ts';
import { inOrder, type FutureDay } from '#domain/future-days.ts';
import { holdingGroups, joinedBelow, type Holding, type HoldingGroup, type HoldingsMonth } from '#domain/holding.ts';
import { nationalityGroups, typeGroups, type InvestorTrade } from '#domain/investor-trades.ts';
import type { MarginWeek } from '#domain/margin-week.ts';
import { contractUnit, type PriceTerms } from '#domain/price-terms.ts';
import type { PlainDate } from '#domain/time.ts';
import { marginColumns } from '#app/blocks/margin-weeks/margin-columns.ts';
import { column, nested, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { lastDayOf } from '#app/data/ownership/holdings.ts';
import { parts } from '#app/exports/file-parts.ts';
import type { Text } from '#messages/text.tsx';
import { priceUnitColumn } from '#app/api/price-unit.ts';
import type { BulkSet } from './bulk-set.ts';
import { yearIn } from './price-set.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** The first year of documents whose keys end in a month or a year. */
async function firstYearOf({ store }: Site, kind: string): Promise<number | null> {
  const [first] = Object.keys(await store.documents.revisions(kind))
    .map((key) => key.split(':').at(-1)!)
    .sort();
  return first === undefined ? null : yearIn(first);
}

/** The rows of a year, from documents stored by month. */
async function* monthly<Row>({ store }: Site, kind: string, year: number): AsyncIterable<readonly Row[]> {
  for (const month of MONTHS) {
    const held = await store.documents.find<readonly Row[]>(kind, `${year}-${month}`);
    if (held) yield* parts(held.value);
  }
}

function tradeColumns(t: Text): Column<InvestorTrade>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('day', 'date', t('history.date'), ({ date }) => date),
    column('code', 'kind', t('api.column.kind'), ({ kind }) => kind),
    column('code', 'nationality', own('nationality'), ({ nationality }) => nationality),
    column('code', 'type', own('investorType'), ({ type }) => type),
    column('amount', 'buy-value', own('buyValue'), ({ buyValue }) => buyValue),
    column('amount', 'sell-value', own('sellValue'), ({ sellValue }) => sellValue),
    column('count', 'buy-volume', own('buyVolume'), ({ buyVolume }) => buyVolume),
    column('count', 'sell-volume', own('sellVolume'), ({ sellVolume }) => sellVolume),
    column('count', 'buy-trades', own('buyTrades'), ({ buyTrades }) => buyTrades),
    column('count', 'sell-trades', own('sellTrades'), ({ sellTrades }) => sellTrades),
  ];
}

/** Daily trading by nationality and type of investor. */
const INVESTOR_TRADES: BulkSet = {
  name: 'investor-trades',
  job: 'investor-trades',
  columns: tradeColumns,
  key: ['date', 'kind', 'nationality', 'type'],
  firstYear: (site) => firstYearOf(site, 'investor-trades'),
  parts: (site, year) => monthly<InvestorTrade>(site, 'investor-trades', year),
};

function ownershipColumns(t: Text): Column<OwnershipDay>[] {
  const groups = (['national', 'gcc', 'foreign'] as const).flatMap((group) =>
    (['permitted', 'actual'] as const).map((part) =>
      column('percent', `${group}-${part}`, t(`foreign.${part}`), (day: OwnershipDay) => day[group][part]),
    ),
  );
  return [
    column('day', 'date', t('history.date'), ({ date }) => date),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('count', 'issued', t('foreign.issued'), ({ issuedShares }) => issuedShares),
    ...groups,
    column('count', 'foreign-shares', t('foreign.shares'), ({ foreignShares }) => foreignShares),
    column('percent', 'joint-limit', t('foreign.joint'), ({ jointLimit }) => jointLimit),
  ];
}

/** Holders of each company, day by day. */
const FOREIGN_OWNERSHIP: BulkSet = {
  name: 'foreign-ownership',
  job: 'ownership-days',
  columns: ownershipColumns,
  key: ['date', 'symbol'],
  firstYear: (site) => firstYearOf(site, 'foreign-ownership'),
  parts: (site, year) => monthly<OwnershipDay>(site, 'foreign-ownership', year),
};

/** A contract on a day, with the unit and currency of its prices and value. */
type PricedDay = FutureDay & Pick<PriceTerms, 'unit' | 'currency'>;

function futureColumns(t: Text): Column<PricedDay>[] {
  const prices = (['open', 'high', 'low', 'close'] as const).map((part) =>
    column('price', part, t(`market.${part}`), (day: PricedDay) => day[part]),
  );
  return [
    column('day', 'date', t('history.date'), ({ date }) => date),
    column('code', 'root', t('api.column.root'), ({ root }) => root),
    column('code', 'contract', t('futures.contract'), ({ symbol }) => symbol),
    column('day', 'expiry', t('futures.expiry'), ({ expiresOn }) => expiresOn),
    ...prices,
    column('price', 'settlement', t('futures.settlement'), ({ settlement }) => settlement),
    column('count', 'volume', t('futures.volume'), ({ volume }) => volume),
    column('amount', 'value', t('terms.column.value'), ({ value }) => value),
    column('count', 'trades', t('market.trades'), ({ trades }) => trades),
    column('count', 'open-interest', t('futures.openInterest'), ({ openInterest }) => openInterest),
    column('price', 'underlying', t('api.column.underlying'), ({ underlying }) => underlying),
    column('code', 'currency', t('futures.currency'), ({ currency }) => currency),
    priceUnitColumn(t, ({ unit }) => unit),
  ];
}

/** Every futures contract, day by day. */
const FUTURES: BulkSet = {
  name: 'futures',
  job: 'future-days',
  columns: futureColumns,
  key: ['date', 'contract'],
  firstYear: (site) => firstYearOf(site, 'future-days'),
  async *parts({ exchange, store }, year) {
    for (const month of MONTHS)
      for (const spec of exchange.derivatives.contracts) {
        const held = await store.documents.find<readonly FutureDay[]>('future-days', `${spec.root}:${year}-${month}`);
        if (held) yield* parts(inOrder(held.value).map((day): PricedDay => ({ ...day, ...contractUnit(spec) })));
      }
  },
};

const OF_BOTH = ['margin', 'short-term', 'change', 'part-of-buying', 'reports-due', 'reports'];

/**
 * The page's columns for one kind; comparisons with other weeks and figures are left out, since they follow from the
 * rest, and so are the reports, of which a member sends one for a kind.
 */
function kindColumns(t: Text): Column<MarginWeek>[] {
  const own = marginColumns(t).filter(({ id }) => !OF_BOTH.includes(id));
  const beside = { margin: null, shortTerm: null, change: null, partOfBuying: null };
  const totalOf = (week: MarginWeek) => ({ ...week, reportsDue: week.members, reports: week.reporting });
  return [
    column('code', 'kind', t('margin.kind'), ({ kind }) => kind),
    ...nested(own, (week: MarginWeek) => ({ total: totalOf(week), ...beside })),
  ];
}

/** The weekly margin trading report, each kind by itself. */
const MARGIN_WEEKS: BulkSet = {
  name: 'margin-weeks',
  job: 'margin-weeks',
  columns: kindColumns,
  key: ['week', 'kind'],
  firstYear: (site) => firstYearOf(site, 'margin-weeks'),
  async *parts({ store }, year) {
    const held = await store.documents.find<readonly MarginWeek[]>('margin-weeks', String(year));
    if (held) yield* parts(held.value);
  },
};

/** Holdings of one group of investors in the market, or in a security. */
interface HeldBy {
  date: PlainDate;
  symbol: string | null;
  cut: 'nationality' | 'type';
  group: HoldingGroup;
}

function holdingColumns(t: Text): Column<HeldBy>[] {
  return [
    column('day', 'date', t('holdings.monthEnd'), ({ date }) => date),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('code', 'cut', t('holdings.by'), ({ cut }) => cut),
    column('code', 'group', t('trading.groups'), ({ group }) => group.ids.join('+')),
    column('count', 'investors', t('holdings.investors'), ({ group }) => group.investors),
    column('count', 'shares', t('holdings.shares'), ({ group }) => group.shares),
    column('amount', 'value', t('holdings.value'), ({ group }) => group.value),
    column('amount', 'free-float-value', t('holdings.partOfFreeFloat'), ({ group }) => group.freeFloatValue),
  ];
}

/** Holders of the market and of each security, month by month; groups of few investors are joined as on the page. */
const HOLDINGS: BulkSet = {
  name: 'holdings',
  job: 'holdings',
  columns: holdingColumns,
  key: ['date', 'symbol', 'cut', 'group'],
  firstYear: (site) => firstYearOf(site, 'holdings'),
  async *parts({ exchange, store }, year) {
    const least = exchange.statistics.suppressBelow;
    for (const month of MONTHS.map((number) => `${year}-${number}`)) {
      const [market, own] = await Promise.all([
        store.documents.find<HoldingsMonth>('holdings', month),
        store.documents.find<readonly Holding[]>('security-holdings', month),
      ]);
      if (!market) continue;
      const bySymbol = [...Map.groupBy(own?.value ?? [], ({ symbol }) => symbol)];
      const date = lastDayOf(month);
      yield [[null, market.value.cells] as const, ...bySymbol].flatMap(([symbol, cells]) =>
        CUTS.flatMap(({ cut, groups }) =>
          joinedBelow(holdingGroups(cells, groups), least).map((group): HeldBy => ({ date, symbol, cut, group })),
        ),
      );
    }
  },
};

const CUTS = [
  { cut: 'nationality', groups: nationalityGroups(4) },
  { cut: 'type', groups: typeGroups(5) },
] as const;

/** Lists whose rows the store keeps by month or by year. */
export const MONTH_SETS: readonly BulkSet[] = [INVESTOR_TRADES, FOREIGN_OWNERSHIP, HOLDINGS, MARGIN_WEEKS, FUTURES];
