import { isTradingDay } from '#domain/calendar.ts';
import { isPlainDate } from '#domain/time.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Param } from './param.ts';
import { knownValues } from './read-request.ts';
import { Refused, type Refusal } from './refused.ts';
import type { ApiRows } from './resource.ts';

/** Parameters that pages name differently: the filter of a security's issuer. */
const OWN_NAMES: Readonly<Record<string, string>> = { issuer: 'symbol' };

/**
 * Returns the rows if a page would ignore nothing in the request. A value that a page would ignore is refused; an
 * existing value without any rows in the list gives an empty list.
 */
export function understood(found: ApiRows, params: readonly Param[]): ApiRows {
  if (found.ignored.length === 0) return found;
  for (const { parameter, ...ignored } of found.ignored) {
    const name = OWN_NAMES[parameter] ?? parameter;
    const isKnown = params.some((param) => param.name === name && param.among);
    if (!isKnown) throw new Refused(refusalOf(name, ignored, params));
  }
  return { ...found, rows: [], ignored: [], ...(found.next !== undefined && { next: null }) };
}

function refusalOf(name: string, { value, nearest }: Omit<Ignored, 'parameter'>, params: readonly Param[]): Refusal {
  if (nearest === undefined || !isPlainDate(value)) {
    const param = params.find((one) => one.name === name);
    return { name: 'unknown-value', values: { name, value }, known: param ? knownValues(param) : [] };
  }
  const about = { values: { day: value, nearest }, known: [nearest] };
  if (nearest > value) return { name: 'no-data-before', ...about };
  return { name: isTradingDay(value) ? 'no-data-of-day' : 'no-trading-day', ...about };
}
