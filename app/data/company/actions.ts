import { dividendYears, type DividendYear } from '#domain/dividend-history.ts';
import { RIGHTS_OPEN } from '#domain/rights-issue.ts';
import { textOf } from '#messages/text.tsx';
import type { ActionRow } from '#app/blocks/company-records/action-columns.ts';
import { isAction } from '#app/blocks/corporate-actions/action-filters.ts';
import type { Site } from '#app/context.ts';
import { knownRights } from '#app/data/investing/rights.ts';
import { entriesOf } from '#app/data/calendar/entries.ts';
import { pathOf } from '#app/page-path.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface ActionsData {
  page: 'corporate-actions';
  stale: StaleData | null;
  /** No data was read yet, which differs from there being none. */
  unread: boolean | 'not-offered';
  /** Latest first. */
  actions: ActionRow[];
  years: DividendYear[];
  /** Link to the value of an open rights issue of the security; null while there is none. */
  rights: { to: string; label: string } | null;
}

/** All corporate actions of a security and its rights issues, and its dividends by year. */
export async function loadActions(site: Site, symbol: string): Promise<ActionsData> {
  const [held, rights] = await Promise.all([entriesOf(site, symbol), openRights(site, symbol)]);
  return {
    page: 'corporate-actions',
    stale: staleData(site, 'dividends', 'splits', 'rights-issues'),
    unread: held.length === 0 && isUnread(site, 'dividends', 'splits', 'rights-issues'),
    actions: held.map(({ issuer: _issuer, symbol: _symbol, ...entry }) => entry),
    years: dividendYears(held.filter(isAction)),
    rights,
  };
}

async function openRights(site: Site, symbol: string): Promise<ActionsData['rights']> {
  const rows = await knownRights(site);
  const open = rows.find(({ issue, state }) => issue.symbol === symbol && RIGHTS_OPEN.includes(state));
  if (!open) return null;
  return {
    to: `${pathOf('investing-rights-issue-subscription')}?issue=${open.issue.code}#rights-value`,
    label: textOf(site.locale)('rights.calculate', { symbol: open.issue.rightsSymbol }),
  };
}
