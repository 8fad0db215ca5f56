import { previousTradingDay } from '#domain/calendar.ts';
import { contractLife } from '#domain/future-expiry.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import { contractUnit } from '#domain/price-terms.ts';
import { contractColumns, type ContractRow, type PricedContract } from '#app/blocks/future-days/contract-columns.ts';
import type { Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { tradable } from '#app/data/future-days/contract-table.ts';
import { endedContracts } from '#app/data/future-days/ended-contracts.ts';
import { openContracts, spotOf } from '#app/data/future-days/open-contracts.ts';
import { loadIndexDay } from '#app/data/indices/day.ts';
import { asItWas } from '#app/data/market/as-it-was.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { ROOT } from '#app/api/known-values.ts';
import { flag, flagOf } from '#app/api/param.ts';
import { withPriceUnit } from '#app/api/price-unit.ts';
import type { ApiRows, Resource, Wanted } from '#app/api/resource.ts';
import { delayedMarket } from '#app/api/site-delayed.ts';

function columnsOf(t: Text): Column<PricedContract>[] {
  return withPriceUnit(contractColumns(t), t, ({ spec }) => contractUnit(spec).unit);
}

async function contracts(site: Site, { root, open = 'true' }: Wanted): Promise<ApiRows> {
  const all = site.exchange.derivatives.contracts;
  const specs = root === undefined ? all : all.filter((spec) => spec.root === root);
  return {
    columns: columnsOf(textOf(site.locale)),
    ...(flagOf(open) ? await openOnes(site, specs) : await ended(site, specs)),
    ...NO_FILTERS,
  };
}

/** Contracts that trade on the day, at delayed prices. */
async function openOnes(site: Site, specs: readonly ContractSpec[]) {
  const told = delayedMarket(site);
  const then = asItWas(site, told.at);
  const open = await openContracts(site, specs, {
    quotes: new Map(told.quotes.map((quote) => [quote.symbol, quote])),
    async levelOf(index) {
      const { latest, previousClose, date } = await loadIndexDay(then, index);
      if (latest?.value) return spotOf(latest);
      return previousClose ? { date: previousTradingDay(date), underlying: previousClose } : null;
    },
  });
  const today = site.today();
  const rows = tradable(site, open).map((one): ContractRow => ({ ...one, ...contractLife(one.expiresOn, today) }));
  return { rows, delayedTo: told.at };
}

/** Contracts whose last day is over, at the prices of that day. */
async function ended(site: Site, specs: readonly ContractSpec[]) {
  const rows = await endedContracts(site, specs);
  return { rows, asOf: rows[0]?.expiresOn ?? null };
}

/** Futures that can be traded, or those that have ended. */
export const CONTRACTS: readonly Resource[] = [
  {
    name: 'futures',
    path: '/futures',
    tag: 'market',
    lifetime: 'moment',
    params: [ROOT, flag('open', 'true')],
    columns: columnsOf,
    load: contracts,
  },
];
