import type { ODataList } from '#upstream/wire/content.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import { option } from './ask.ts';
import { parseFilter } from './odata-filter.ts';

type Item = object;

interface Source<T extends Item> {
  entity: string;
  /** Base address of the request; next links start with it. */
  base: string;
  items: readonly T[];
}

/** The service's page size (docs/contracts.md, call 1). */
const PAGE = 50;
const ANY_NUMBER = 1_000_000;
/** Options copied into a next link. */
const KEPT = ['filter', 'expand', 'orderby', 'select', 'count', 'sf_culture', 'culture', 'top'];

/**
 * Answers an entity's list with the options that clients use: filter, orderby, skip, top, select, count, in any case,
 * with or without '$'.
 */
export function answerList<T extends Item>(query: URLSearchParams, { entity, base, items }: Source<T>): Answer {
  const filter = parseFilter(option(query, 'filter'));
  if (!filter)
    return fault(400, `The filter of ${entity} is not understood: use "<field> eq <value>", joined by "and".`);
  const found = sorted(items.filter(filter), option(query, 'orderby'));
  const skip = numberIn(query, 'skip') ?? 0;
  const top = numberIn(query, 'top');
  const wanted = top === null ? found.slice(skip) : found.slice(skip, skip + top);
  const page = wanted.slice(0, PAGE);
  const more = wanted.length > page.length;
  const list: ODataList<Item> & { '@odata.count'?: number } = {
    '@odata.context': `${base}/$metadata#${entity}`,
    ...(option(query, 'count') === 'true' && { '@odata.count': found.length }),
    value: page.map((item) => selected(item, option(query, 'select'))),
    ...(more && {
      '@odata.nextLink': nextLink(query, `${base}/${entity}`, skip + PAGE, top === null ? null : top - PAGE),
    }),
  };
  return json(list);
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = option(query, name);
  return text !== null && /^\d{1,7}$/.test(text) ? Math.min(Number(text), ANY_NUMBER) : null;
}

function sorted<T extends Item>(items: T[], order: string | null): T[] {
  const [, field, direction] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/i.exec(order ?? '') ?? [];
  if (!field) return items;
  const sign = direction?.toLowerCase() === 'desc' ? -1 : 1;
  const of = (item: T) => String((item as Record<string, unknown>)[field] ?? '');
  return [...items].sort((a, b) => sign * (of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0));
}

function selected(item: Item, fields: string | null): Item {
  if (!fields?.trim()) return item;
  const wanted = new Set(fields.split(',').map((field) => field.trim()));
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name)));
}

function nextLink(query: URLSearchParams, address: string, skip: number, top: number | null): string {
  const kept = new URLSearchParams();
  for (const name of KEPT) {
    const value = name === 'top' ? top && String(top) : option(query, name);
    if (value) kept.set(name.includes('culture') ? name : `$${name}`, value);
  }
  kept.set('$skip', String(skip));
  return `${address}?${kept.toString()}`;
}

export function expands(query: URLSearchParams, field: string): boolean {
  return (option(query, 'expand') ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => one.trim() === field.toLowerCase());
}
