import { contractLife, tradingEnds } from '#domain/future-expiry.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import { inRowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { contractColumns, type ContractRow } from '#app/blocks/future-days/contract-columns.ts';
import { parseContracts, type ContractFilters } from '#app/blocks/future-days/contract-filters.ts';
import type { Site } from '#app/context.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import { textOf } from '#messages/text.tsx';
import { openContracts, spotOf, type OpenContract } from './open-contracts.ts';

/** Open contracts of these kinds at current prices, earliest expiry first. */
export async function contractsNow(site: Site, specs: readonly ContractSpec[]): Promise<OpenContract[]> {
  const levelOf = (index: string) => {
    const level = site.live.index(index);
    return level?.value ? spotOf(level) : null;
  };
  return openContracts(site, specs, { quotes: await knownQuotes(site), levelOf });
}

/** Contracts that can still be traded: on its last day a contract ends with the session. */
export function tradable<Row extends Pick<OpenContract, 'expiresOn'>>(site: Site, rows: readonly Row[]): Row[] {
  const today = site.today();
  return rows.filter(({ expiresOn }) => expiresOn > today || site.now() < tradingEnds(expiresOn));
}

const FIRST_TO_END = { sort: 'last-day', descending: false } as const;

/** The contracts that an address requests, in its order. */
export async function findContracts(
  site: Site,
  specs: readonly ContractSpec[],
  query: URLSearchParams,
): Promise<{ filters: ContractFilters; rows: readonly ContractRow[] }> {
  const filters = parseContracts(
    query,
    specs.map(({ root }) => root),
  );
  const asked = filters.root === null ? specs : specs.filter(({ root }) => root === filters.root);
  const today = site.today();
  const rows = tradable(site, await contractsNow(site, asked)).map((one): ContractRow => ({
    ...one,
    tradingDaysLeft: contractLife(one.expiresOn, today).tradingDaysLeft,
  }));
  return { filters, rows: inRowOrder<ContractRow>(rows, contractColumns(textOf(site.locale)), filters, FIRST_TO_END) };
}
