/** Desks that answer messages: keys of `desks` in exchange.config.ts. */
export const DESKS = [
  'general',
  'investors',
  'listing',
  'members',
  'data',
  'press',
  'careers',
  'carbon',
  'events',
  'privacy',
  'complaints',
] as const;
export type DeskName = (typeof DESKS)[number];
