import { SITE_MAP, type Address } from '#app/site-map.ts';
import type { Family } from '#app/styles/families.ts';

/**
 * The families of each page, keyed by its file below `app/pages` without extension. Addresses that share a file must
 * agree.
 */
export function familiesOfPages(map: readonly Pick<Address, 'page' | 'styles'>[] = SITE_MAP): Map<string, Family[]> {
  const pages = new Map<string, Family[]>();
  for (const { page, styles } of map) {
    if (page === null) continue;
    const known = pages.get(page) ?? styles;
    if (String(known) !== String(styles))
      throw new Error(`app/site-map.ts gives addresses of pages/${page}.tsx different styles: ${known} and ${styles}.`);
    pages.set(page, [...styles]);
  }
  return pages;
}
