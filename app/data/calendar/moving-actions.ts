import { rightsAction } from '#domain/capital-event.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { RIGHTS_DOCUMENT_KIND, type RightsIssue } from '#domain/rights-issue.ts';
import type { Site } from '#app/context.ts';
import { knownActions } from './known-actions.ts';

/** Rights issues as actions that move the price of their share; of one share, or of all. */
export async function rightsActions({ store }: Pick<Site, 'store'>, symbol?: string): Promise<CorporateAction[]> {
  const issues = await store.documents.list<RightsIssue>(RIGHTS_DOCUMENT_KIND);
  return issues
    .map(({ value }) => rightsAction(value))
    .filter((action) => symbol === undefined || action.symbol === symbol);
}

/** All actions that move prices: corporate actions, and rights issues, which calendars list by their own days. */
export async function movingActions(site: Site, symbol?: string): Promise<CorporateAction[]> {
  const [actions, rights] = await Promise.all([
    knownActions(site, symbol === undefined ? {} : { symbol }),
    rightsActions(site, symbol),
  ]);
  return [...actions, ...rights];
}
