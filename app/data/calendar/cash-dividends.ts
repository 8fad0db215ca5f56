import { shareDividends, type ShareDividend } from '#domain/total-return.ts';
import type { Site } from '#app/context.ts';
import { knownActions } from './known-actions.ts';

/** Confirmed cash dividends in dirhams, of one security or of all between two days, with their ex-dates. */
export async function cashDividends(site: Site, filter: Parameters<typeof knownActions>[1]): Promise<ShareDividend[]> {
  return shareDividends(await knownActions(site, filter));
}
