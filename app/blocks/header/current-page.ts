import { pathOf } from '#app/page-path.ts';

const COMPANY = pathOf('the-exchange-company');
const COMPANIES = pathOf('the-exchange-listed-securities');

/** `aria-current` of an entry of the menus: it is the page that is shown, leads towards it, or neither. */
export type AriaCurrent = 'page' | 'true' | undefined;

/** Both are paths without a language. A page below an entry's, and a company below the list of them, are led to by it. */
export function ariaCurrentOf(to: string, pathname: string): AriaCurrent {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (to === path) return 'page';
  if (path.startsWith(`${to}/`)) return 'true';
  return to === COMPANIES && path.startsWith(`${COMPANY}/`) ? 'true' : undefined;
}
