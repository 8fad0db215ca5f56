import type { CorporateAction, CorporateActionKind, EventMarker } from '#domain/corporate-action.ts';
import { monthOf, type Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import { daysOfAction } from '#domain/week-ahead.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const ACTION_KINDS = ['cash-dividend', 'bonus-shares', 'rights-issue', 'split', 'general-meeting'] as const;
export const MARKERS = ['proposed', 'confirmed', 'withdrawn'] as const;

/** What an address asks of the corporate actions of all issuers. */
export interface ActionFilters {
  issuer: string | null;
  kind: CorporateActionKind | null;
  marker: EventMarker | null;
  from: PlainDate | null;
  to: PlainDate | null;
  /** Of the calendar. */
  month: Month;
  page: number;
  ignored: readonly Ignored[];
}

/** `issuers` are the symbols that may be asked for. */
export function parseActions(query: URLSearchParams, issuers: readonly string[], today: PlainDate): ActionFilters {
  const params = readQuery(query);
  return {
    issuer: params.oneOf('issuer', issuers),
    kind: params.oneOf('kind', ACTION_KINDS),
    marker: params.oneOf('marker', MARKERS),
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

/** Whether it is what was asked for; one is of a general meeting that is decided by one, too. */
export function isIncluded(action: CorporateAction, { issuer, kind, marker, from, to }: ActionFilters): boolean {
  if (issuer && action.symbol !== issuer) return false;
  if (kind && action.kind !== kind && !(kind === 'general-meeting' && action.meetingDate)) return false;
  if (marker && action.marker !== marker) return false;
  if (!from && !to) return true;
  return daysOfAction(action).some(({ date }) => (!from || date >= from) && (!to || date <= to));
}
