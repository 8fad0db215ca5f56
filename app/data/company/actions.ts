import { dividendYears, type DividendYear } from '#domain/dividend-history.ts';
import type { ActionRow } from '#app/blocks/company-records/action-columns.ts';
import type { Site } from '#app/context.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface ActionsData {
  page: 'corporate-actions';
  stale: StaleData | null;
  /** Nothing is known yet, which is not nothing. */
  unread: boolean | 'not-offered';
  /** The latest first. */
  actions: ActionRow[];
  years: DividendYear[];
}

/** All corporate actions of a security, and its dividends by year. */
export async function loadActions(site: Site, symbol: string): Promise<ActionsData> {
  const held = await knownActions(site, { symbol });
  return {
    page: 'corporate-actions',
    stale: staleData(site, 'dividends', 'splits'),
    unread: held.length === 0 && isUnread(site, 'dividends', 'splits'),
    actions: held.map(({ issuer: _issuer, symbol: _symbol, ...action }) => action),
    years: dividendYears(held),
  };
}
