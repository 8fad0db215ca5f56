import { pathOf } from '#app/page-path.ts';

const COMPANY = pathOf('the-exchange-company');
const COMPANIES = pathOf('the-exchange-listed-securities');

/** `aria-current` of a menu entry: the entry is the shown page, leads towards it, or neither. */
export type AriaCurrent = 'page' | 'true' | undefined;

/**
 * Both are paths without a language. An entry leads to the pages below its own, and the list of companies to each
 * company.
 */
export function ariaCurrentOf(to: string, pathname: string): AriaCurrent {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (to === path) return 'page';
  if (path.startsWith(`${to}/`)) return 'true';
  return to === COMPANIES && path.startsWith(`${COMPANY}/`) ? 'true' : undefined;
}
