import type { CorporateAction } from '#domain/corporate-action.ts';
import { withoutIssues } from '#domain/issue-days.ts';
import type { PlainDate } from '#domain/time.ts';
import { isIssue, type CalendarEntry, type IssueEntry } from '#app/blocks/corporate-actions/action-filters.ts';
import type { Site } from '#app/context.ts';
import { knownActions } from './known-actions.ts';
import { knownIssues, rightsIssues } from './issues.ts';

/** Corporate actions, offerings and rights issues of all issuers, latest days first. */
export async function calendarEntries(site: Site): Promise<CalendarEntry[]> {
  const [actions, issues] = await Promise.all([knownActions(site), knownIssues(site)]);
  return merged(actions, issues);
}

/** Corporate actions and rights issues of one security, in the same order. */
export async function entriesOf(site: Site, symbol: string): Promise<CalendarEntry[]> {
  const [actions, issues] = await Promise.all([knownActions(site, { symbol }), rightsIssues(site)]);
  return merged(
    actions,
    issues.filter((issue) => issue.symbol === symbol),
  );
}

function merged(actions: readonly CorporateAction[], issues: readonly IssueEntry[]): CalendarEntry[] {
  const own = withoutIssues(actions, issues.filter(isOfRights).map(daysOfRights));
  const met = new Set(own.map(({ symbol, meetingDate }) => `${symbol} ${meetingDate}`));
  // A general meeting that an action names is not repeated by the issue.
  const listed = issues.map((issue) => (met.has(`${issue.symbol} ${issue.meetingDate}`) ? unmet(issue) : issue));
  return [...own, ...listed].sort((a, b) => (latestOf(a) < latestOf(b) ? 1 : latestOf(a) > latestOf(b) ? -1 : 0));
}

function isOfRights({ kind }: IssueEntry): boolean {
  return kind === 'rights-issue';
}

function daysOfRights({ symbol, meetingDate, exDate }: IssueEntry) {
  return { symbol, days: { meeting: meetingDate, ex: exDate } };
}

function unmet(entry: IssueEntry): IssueEntry {
  return { ...entry, meetingDate: null };
}

/** Entries without days sort last. */
function latestOf(entry: CalendarEntry): PlainDate {
  const { meetingDate, entitlementDate, exDate, recordDate, paymentDate } = entry;
  const own = isIssue(entry) ? entry.issue.days.map(({ on }) => on) : [];
  return [meetingDate, entitlementDate, exDate, recordDate, paymentDate, ...own].reduce<PlainDate>(
    (latest, date) => (date !== null && date > latest ? date : latest),
    '',
  );
}
