import { contractLife } from '#domain/future-expiry.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import { contractColumns, type ContractRow } from '#app/blocks/future-days/contract-columns.ts';
import type { Site } from '#app/context.ts';
import { tradable } from '#app/data/future-days/contract-table.ts';
import { endedContracts } from '#app/data/future-days/ended-contracts.ts';
import { openContracts } from '#app/data/future-days/open-contracts.ts';
import { loadIndexDay } from '#app/data/indices/day.ts';
import { asItWas } from '#app/data/market/as-it-was.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf } from '#messages/text.tsx';
import { choice } from '#app/api/param.ts';
import { NotYet, type ApiRows, type Resource, type Wanted } from '#app/api/resource.ts';

const MINUTE_S = 60;
/** As the API writes yes and no, and as many programs do. */
const YES = ['yes', 'true'];
const NO = ['no', 'false'];

async function contracts(site: Site, { root, open = 'yes' }: Wanted): Promise<ApiRows> {
  const all = site.exchange.derivatives.contracts;
  const specs = root === undefined ? all : all.filter((spec) => spec.root === root.toUpperCase());
  return {
    columns: contractColumns(textOf(site.locale)),
    ...(NO.includes(open) ? await ended(site, specs) : await openOnes(site, specs)),
    ...NO_FILTERS,
    ignored: specs.length === 0 && root !== undefined ? [{ parameter: 'root', value: root }] : [],
  };
}

/** Those that trade on the day, at the delayed prices. */
async function openOnes(site: Site, specs: readonly ContractSpec[]) {
  const told = site.delayed();
  if (!told) throw new NotYet(MINUTE_S);
  const then = asItWas(site, told.at);
  const open = await openContracts(site, specs, {
    quotes: new Map(told.quotes.map((quote) => [quote.symbol, quote])),
    async levelOf(index) {
      const day = await loadIndexDay(then, index);
      return day.latest?.value ?? day.previousClose;
    },
  });
  const today = site.today();
  const rows = tradable(site, open).map((one): ContractRow => ({ ...one, ...contractLife(one.expiresOn, today) }));
  return { rows, delayedTo: told.at };
}

/** Those whose last day is over, at the prices of that day. */
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
    params: [{ name: 'root', type: 'code' }, choice('open', [...YES, ...NO], 'yes')],
    columns: contractColumns,
    load: contracts,
  },
];
