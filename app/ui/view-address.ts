import { useLocation } from 'react-router';

/** A change of the address: new values by parameter, or null to remove one. */
export type ViewChange = Readonly<Record<string, string | null>>;

/** Returns the page's own address with some parameters changed; the others, and so the other chosen views, stay. */
export function useViewAddress(): (change: ViewChange) => string {
  const { pathname, search } = useLocation();
  return (change) => pathname + changedQuery(search, change);
}

/** A query with some parameters changed, '' when none is left. */
export function changedQuery(search: string, change: ViewChange): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size ? `?${query}` : '';
}
