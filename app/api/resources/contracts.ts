import { contractLife } from '#domain/future-expiry.ts';
import { contractColumns, type ContractRow } from '#app/blocks/future-days/contract-columns.ts';
import type { Site } from '#app/context.ts';
import { tradable } from '#app/data/future-days/contract-table.ts';
import { openContracts } from '#app/data/future-days/open-contracts.ts';
import { loadIndexDay } from '#app/data/indices/day.ts';
import { asItWas } from '#app/data/market/as-it-was.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf } from '#messages/text.tsx';
import { NotYet, type Resource, type Wanted } from '#app/api/resource.ts';

const MINUTE_S = 60;

async function contracts(site: Site, { root }: Wanted) {
  const told = site.delayed();
  if (!told) throw new NotYet(MINUTE_S);
  const all = site.exchange.derivatives.contracts;
  const specs = root === undefined ? all : all.filter((spec) => spec.root === root.toUpperCase());
  const then = asItWas(site, told.at);
  const open = await openContracts(site, specs, {
    quotes: new Map(told.quotes.map((quote) => [quote.symbol, quote])),
    async levelOf(index) {
      const day = await loadIndexDay(then, index);
      return day.latest?.value ?? day.previousClose;
    },
  });
  const today = site.today();
  return {
    columns: contractColumns(textOf(site.locale)),
    rows: tradable(site, open).map((one): ContractRow => ({ ...one, ...contractLife(one.expiresOn, today) })),
    delayedTo: told.at,
    ...NO_FILTERS,
    ignored: specs.length === 0 && root !== undefined ? [{ parameter: 'root', value: root }] : [],
  };
}

/** Futures that can be traded. */
export const CONTRACTS: readonly Resource[] = [
  {
    name: 'futures',
    path: '/futures',
    tag: 'market',
    lifetime: 'moment',
    params: [{ name: 'root', type: 'code' }],
    columns: contractColumns,
    load: contracts,
  },
];
