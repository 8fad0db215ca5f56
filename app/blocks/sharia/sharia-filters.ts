import { EXCHANGE_ROLES, type ExchangeRole } from '#domain/security.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** What an address requests of the Sharia lists; an absent filter is null. */
export interface ShariaFilters {
  year: number | null;
  quarter: number | null;
  exchange: ExchangeRole;
  ignored: readonly Ignored[];
}

const QUARTERS = ['1', '2', '3', '4'];

export function parseSharia(query: URLSearchParams, years: readonly number[]): ShariaFilters {
  const params = readQuery(query);
  const whole = (name: string, known: readonly string[]) => {
    const value = params.oneOf(name, known);
    return value === null ? null : Number(value);
  };
  return {
    year: whole('year', years.map(String)),
    quarter: whole('quarter', QUARTERS),
    exchange: params.oneOf('exchange', EXCHANGE_ROLES) ?? 'home',
    ignored: params.ignored,
  };
}

/** The query of the filters. */
export function shariaQuery({ year, quarter, exchange }: Omit<ShariaFilters, 'ignored'>): string {
  return queryOf({ year, quarter, exchange: exchange === 'home' ? null : exchange });
}
