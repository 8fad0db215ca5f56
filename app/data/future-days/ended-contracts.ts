import { inDefault } from '#domain/bilingual.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import type { FutureDay } from '#domain/future-days.ts';
import type { PricedContract } from '#app/blocks/future-days/contract-columns.ts';
import type { Site } from '#app/context.ts';
import { heldDays } from './days.ts';

/**
 * Contracts whose last day is stored, at that day's prices: the last price, and the final settlement. Latest expiry
 * first.
 */
export async function endedContracts(site: Site, specs: readonly ContractSpec[]): Promise<PricedContract[]> {
  const [listed, roots] = await Promise.all([
    site.store.securities.list({ exchange: 'home', kind: 'future' }),
    Promise.all(specs.map(async (spec) => ({ spec, days: await heldDays(site, spec.root) }))),
  ]);
  const names = new Map(listed.map(({ symbol, name }) => [symbol, name]));
  return roots
    .flatMap(({ spec, days }) =>
      days.filter(({ date, expiresOn }) => date === expiresOn).map((day) => endedContract(spec, day, names)),
    )
    .sort((a, b) => (a.expiresOn === b.expiresOn ? 0 : a.expiresOn < b.expiresOn ? 1 : -1));
}

function endedContract(
  spec: ContractSpec,
  { symbol, expiresOn, close, settlement, openInterest, underlying }: FutureDay,
  names: ReadonlyMap<string, PricedContract['security']['name']>,
): PricedContract {
  return {
    security: { symbol, name: names.get(symbol) ?? inDefault(symbol) },
    spec,
    expiresOn,
    quote: { last: close, settlementPrice: settlement, openInterest },
    underlying,
    fairValue: null,
    margin: null,
    tradingDaysLeft: 0,
  };
}
