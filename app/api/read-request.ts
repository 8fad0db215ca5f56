import { LIMIT, AFTER, LANG, readValue, WORDS_MAX, type Param, type ParamType } from './param.ts';
import { PAGE_MAX } from './paging.ts';
import { shownValue, type Refusal } from './refused.ts';
import { API_BASE, resourceAt } from './resources.ts';
import type { PageRequested, Wanted, Resource } from './resource.ts';

export type ApiFormat = 'json' | 'csv';

/** A parsed request of an address. */
export interface ApiRequest {
  resource: Resource;
  format: ApiFormat;
  /** Values of the path and the query, without those of paging and language. */
  asked: Wanted;
  /** The same, with those of paging and language. */
  given: Wanted;
  page: PageRequested;
}

/**
 * Plain forms send their empty fields too: with this mark, empty fields count as left out. Without it, an empty value
 * is an unknown value.
 */
export const FORM_MARK = { name: 'blank', value: 'omit' } as const;

const ENDING = /\.(json|csv)$/i;

/** All names that a resource reads in the query. */
export function paramsOf({ params, isPaged, isPerLanguage }: Resource): readonly Param[] {
  return [...params, ...(isPerLanguage ? [LANG] : []), ...(isPaged ? [LIMIT, AFTER] : [])];
}

/** Parses an address below the version. Anything unknown is refused: a mistyped name must not return other data. */
export function readRequest(path: string, query: URLSearchParams): ApiRequest | Refusal {
  const format = (ENDING.exec(path)?.[1]?.toLowerCase() ?? 'json') as ApiFormat;
  const found = resourceAt(path.replace(ENDING, '') || '/');
  if (!found) return { name: 'not-found', values: { what: API_BASE + shownValue(path) } };
  const { resource, parts } = found;
  const params = paramsOf(resource);
  const values: Record<string, string | undefined> = { ...parts };
  const given = new Set<string>();
  const isForm = query.get(FORM_MARK.name) === FORM_MARK.value;
  for (const [name, typed] of query) {
    if (isForm && (name === FORM_MARK.name || (typed === '' && params.some((param) => param.name === name)))) continue;
    const read = readParam(params, name, typed);
    if (typeof read !== 'string') return read;
    if (given.has(name)) return twice(params, name, query);
    given.add(name);
    values[name] = read;
  }
  const missing = params.find(({ name, isRequired }) => isRequired && values[name] === undefined);
  if (missing) return { name: 'missing-parameter', values: { name: missing.name } };
  const { from, to } = values;
  if (from !== undefined && to !== undefined && from > to) return { name: 'range-backwards', values: { from, to } };
  const { limit = LIMIT.usual, after, lang: _, ...asked } = values;
  return { resource, format, asked, given: values, page: { after, limit: Number(limit) } };
}

function readParam(params: readonly Param[], name: string, typed: string): string | Refusal {
  const param = params.find((each) => each.name === name);
  if (!param) {
    return {
      name: 'unknown-parameter',
      values: { name: shownValue(name) },
      known: params.map((each) => each.name),
    };
  }
  const read = readValue(param, typed);
  // The data decide which values are valid: the refusal names them.
  if (read === null && param.type === 'code' && param.among) return typed;
  if (read === null && param.type === 'cursor') return { name: 'page-gone' };
  const isOutside = param === LIMIT && read !== null && (Number(read) < 1 || Number(read) > PAGE_MAX);
  if (read !== null && !isOutside) return read;
  return { name: 'unknown-value', values: { name, value: shownValue(typed) }, known: knownValues(param) };
}

/** When a name is given twice, either value may be meant: the refusal names both. */
function twice(params: readonly Param[], name: string, query: URLSearchParams): Refusal {
  const value = shownValue(query.getAll(name).join(', '));
  return {
    name: 'unknown-value',
    values: { name, value },
    known: knownValues(params.find((one) => one.name === name)!),
  };
}

/** The accepted values, or their format. */
export function knownValues(param: Param): readonly string[] {
  if (param === LIMIT) return [`1-${PAGE_MAX}`];
  return param.known ?? FORMS[param.type] ?? [];
}

const FORMS: Partial<Record<ParamType, readonly string[]>> = {
  count: ['1-9999'],
  day: ['YYYY-MM-DD'],
  moment: ['YYYY-MM-DD', 'YYYY-MM-DDThh:mm:ss+04:00'],
  money: ['0.001-999999999999.999'],
  month: ['YYYY-MM'],
  percent: ['0-100'],
  whole: ['0-99999999999'],
  words: [`1-${WORDS_MAX} characters`],
  year: ['YYYY'],
};
