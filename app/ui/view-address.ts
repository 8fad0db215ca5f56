import { useLocation } from 'react-router';

/** A change of the address: what a parameter becomes, or null where it falls away. */
export type ViewChange = Readonly<Record<string, string | null>>;

/** Gives the page's own address with some parameters changed; the others, and so the other views chosen on it, stay. */
export function useViewAddress(): (change: ViewChange) => string {
  const { pathname, search } = useLocation();
  return (change) => pathname + changedQuery(search, change);
}

/** A query with some parameters changed, '' where none is left. */
export function changedQuery(search: string, change: ViewChange): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size ? `?${query}` : '';
}
