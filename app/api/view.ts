import { paramsOf, type ApiRequest } from './read-request.ts';
import { partsOf, type ApiRows } from './resource.ts';

/**
 * The parameters of the answer, under names that the address accepts: a request with exactly these gets the same
 * answer.
 */
export function viewOf(
  { resource, asked, given }: Pick<ApiRequest, 'resource' | 'asked' | 'given'>,
  { view }: Pick<ApiRows, 'view'>,
): Record<string, string> {
  const usual = new Map(paramsOf(resource).map((param) => [param.name, param.usual]));
  const names = [...partsOf(resource), ...usual.keys()];
  const all = names.flatMap((name): [string, string][] => {
    const value = asked[name] ?? given[name] ?? (view[name] || usual.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  return inOrder(Object.fromEntries(all), given);
}

/**
 * A day after the usual last one, or before the usual first one, is a range of its own without rows: a range that ends
 * before it begins would be refused.
 */
function inOrder(view: Record<string, string>, given: ApiRequest['given']): Record<string, string> {
  const { from, to } = view;
  if (from === undefined || to === undefined || from <= to) return view;
  const day = given['from'] ?? to;
  return { ...view, from: day, to: day };
}
