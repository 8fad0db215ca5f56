import { BULLETIN_KINDS } from '#domain/bulletin-period.ts';
import { sectorsOf, sectorSlug } from '#domain/security.ts';
import type { Site } from '#app/context.ts';
import type { Param } from './param.ts';
import { Refused, shownValue } from './refused.ts';
import type { Wanted } from './resource.ts';

/** A longer list of known values has an address of its own. */
const NAMED_MAX = 60;

async function symbols({ store }: Site): Promise<string[]> {
  return (await store.securities.list()).map(({ symbol }) => symbol);
}

/** A security, listed or no longer listed. */
export const SYMBOL: Param = { name: 'symbol', type: 'code', among: symbols };

/** A security or an index. */
export const SERIES: Param = {
  ...SYMBOL,
  among: async (site) => [...(await symbols(site)), ...site.exchange.indices.map(({ code }) => code)],
};

export const SECTOR: Param = {
  name: 'sector',
  type: 'code',
  among: async ({ store }) => sectorsOf(await store.securities.list()).map(sectorSlug),
};

export const ROOT: Param = {
  name: 'root',
  type: 'code',
  among: ({ exchange }) => exchange.derivatives.contracts.map(({ root }) => root),
};

/** A year that has data. */
export function yearAmong(years: (site: Site) => Promise<readonly (number | null)[]>): Param {
  return {
    name: 'year',
    type: 'year',
    among: async (site) => (await years(site)).flatMap((year) => (year === null ? [] : String(year))),
  };
}

/** A month that has data. */
export function monthAmong(name: string, months: NonNullable<Param['among']>): Param {
  return { name, type: 'month', among: months };
}

/** The values that a part of the path can have, when the requested one is none of them. */
export function knownParts(parts: readonly string[], asked: Wanted, { exchange }: Site): string[] {
  const known: Record<string, readonly string[]> = {
    code: exchange.indices.map(({ code }) => code),
    root: exchange.derivatives.contracts.map(({ root }) => root),
    bulletinKind: BULLETIN_KINDS,
  };
  return parts.flatMap((name) => {
    const values = known[name] ?? [];
    return values.some((one) => one.toLowerCase() === asked[name]?.toLowerCase()) ? [] : values;
  });
}

/** Refuses an unknown value; the problem names the known ones, or the first of a longer list. */
export function refuseUnknown(name: string, value: string, known: readonly string[]): never {
  const values = { name, value: shownValue(value) };
  throw new Refused({ name: 'unknown-value', values, known: known.slice(0, NAMED_MAX) });
}

/**
 * The request with its values in their canonical spelling. An unknown value is refused, with a list of the known ones.
 */
export async function knownOnly(params: readonly Param[], asked: Wanted, site: Site): Promise<Wanted> {
  const found: Record<string, string | undefined> = { ...asked };
  for (const { name, among } of params) {
    const value = asked[name];
    if (!among || value === undefined) continue;
    const all = [...new Set(await among(site))].sort();
    found[name] = all.find((one) => one.toLowerCase() === value.toLowerCase());
    if (found[name] === undefined) refuseUnknown(name, value, all.length <= NAMED_MAX ? all : []);
  }
  return found;
}
