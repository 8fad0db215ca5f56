import { pathOf } from '#app/page-path.ts';

const COMPANY = pathOf('the-exchange-company');
const COMPANIES = pathOf('the-exchange-listed-securities');

/** How an entry of the menus stands to the page that is shown: it is the page, it leads towards it, or neither. */
export type Standing = 'page' | 'true' | undefined;

/** Both are paths without a language. A page below an entry's, and a company below the list of them, are led to by it. */
export function standingOf(to: string, pathname: string): Standing {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (to === path) return 'page';
  if (path.startsWith(`${to}/`)) return 'true';
  return to === COMPANIES && path.startsWith(`${COMPANY}/`) ? 'true' : undefined;
}
