import { EVENT_MARKERS, type CorporateAction, type EventMarker } from '#domain/corporate-action.ts';
import type { CalendarKind } from '#domain/issue-days.ts';
import { monthOf, type Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import { daysOfAction } from '#domain/week-ahead.ts';
import type { ListedIssue } from '#app/blocks/company-records/action-columns.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const ACTION_KINDS = [
  'cash-dividend',
  'bonus-shares',
  'rights-issue',
  'split',
  'capital-reduction',
  'general-meeting',
] as const;
/** Kinds of the calendar of all issuers. */
export const CALENDAR_KINDS = [...ACTION_KINDS, 'offering'] as const satisfies readonly CalendarKind[];
export { EVENT_MARKERS as MARKERS };

/** What an address requests of the corporate actions of all issuers. */
export interface ActionFilters {
  issuer: string | null;
  kind: CalendarKind | null;
  marker: EventMarker | null;
  from: PlainDate | null;
  to: PlainDate | null;
  /** Month of the calendar. */
  month: Month;
  page: number;
  ignored: readonly Ignored[];
}

/** Reads the filters of corporate actions. `issuers` are the symbols that can be requested. */
export function parseActions(query: URLSearchParams, issuers: readonly string[], today: PlainDate): ActionFilters {
  const params = readQuery(query);
  return {
    issuer: params.oneOf('issuer', issuers),
    kind: params.oneOf('kind', CALENDAR_KINDS),
    marker: params.oneOf('marker', EVENT_MARKERS),
    ...params.days(),
    month: params.month('month') ?? monthOf(today),
    page: params.page(),
    ignored: params.ignored,
  };
}

export function actionsQuery(
  { issuer, kind, marker, from, to }: ActionFilters,
  more: Record<string, string | number | null> = {},
): string {
  return queryOf({ issuer, kind, marker, from, to, ...more });
}

export function isFiltered({ issuer, kind, marker, from, to }: ActionFilters): boolean {
  return [issuer, kind, marker, from, to].some(Boolean);
}

/** A corporate action, an offering or a rights issue in the list of all issuers. */
export type CalendarEntry = CorporateAction | IssueEntry;
/** An offering or a rights issue in the list of all issuers. */
export type IssueEntry = Omit<CorporateAction, 'kind'> & { kind: 'offering' | 'rights-issue'; issue: ListedIssue };

export function isIssue(entry: CalendarEntry): entry is IssueEntry {
  return 'issue' in entry;
}

export function isAction(entry: CalendarEntry): entry is CorporateAction {
  return !isIssue(entry);
}

/**
 * True when an entry matches the filters; an action that a general meeting decides also counts as one of the meeting.
 */
export function isIncluded(entry: CalendarEntry, { issuer, kind, marker, from, to }: ActionFilters): boolean {
  if (issuer && entry.symbol !== issuer) return false;
  if (kind && entry.kind !== kind && !(kind === 'general-meeting' && entry.meetingDate)) return false;
  if (marker && entry.marker !== marker) return false;
  if (!from && !to) return true;
  const days = isIssue(entry) ? entry.issue.days.map(({ on }) => on) : daysOfAction(entry).map(({ date }) => date);
  return days.some((date) => (!from || date >= from) && (!to || date <= to));
}
