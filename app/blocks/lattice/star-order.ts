/** The star orders of the site's lattices. */
export type StarOrder = 6 | 8 | 10 | 12;

const ORDERS: Partial<Record<string, StarOrder>> = {
  investing: 6,
  products: 6,
  services: 6,
  'raise-capital': 10,
  members: 12,
};

/** The star order of a section of the site map (`app/addresses.ts`); eight is the exchange's own, and the default. */
export function starOrder(section: string): StarOrder {
  return ORDERS[section] ?? 8;
}
