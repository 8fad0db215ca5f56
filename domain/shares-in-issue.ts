import type { CapitalEvent } from './adjusted-price.ts';
import type { RightsIssue } from './rights-issue.ts';
import type { PlainDate } from './time.ts';

/** The new shares of a rights issue, in issue from the day on which they are listed. */
export interface NewShares {
  listed: PlainDate;
  /** null when the exchange does not give the number issued. */
  shares: number | null;
}

/** Events that change the number of shares in issue. */
export interface ShareChanges {
  events: readonly CapitalEvent[];
  newShares: readonly NewShares[];
}

/** The new shares of issues that were not withdrawn and have a day of listing. */
export function newSharesOf(issues: readonly Pick<RightsIssue, 'marker' | 'days' | 'result'>[]): NewShares[] {
  return issues.flatMap(({ marker, days, result }) =>
    days.listed && marker !== 'withdrawn' ? [{ listed: days.listed, shares: result?.subscribed ?? null }] : [],
  );
}

interface Step {
  from: PlainDate;
  /** The number of shares before the step, from that after it. */
  before(shares: number): number | null;
}

/** Shares in issue on a day, computed back from those of a later day; null when a change in between is not known. */
export function sharesOn(
  day: PlainDate,
  later: { day: PlainDate; shares: number },
  { events, newShares }: ShareChanges,
): number | null {
  const steps = [...events.flatMap((event) => unitStep(event) ?? []), ...newShares.map(listingStep)];
  return steps
    .filter(({ from }) => from > day && from <= later.day)
    .sort((a, b) => (a.from === b.from ? 0 : a.from < b.from ? 1 : -1))
    .reduce<number | null>((shares, step) => shares && step.before(shares), later.shares);
}

/** On its ex-date a rights issue changes only the price: its shares are in issue from the day of their listing. */
function unitStep(event: CapitalEvent): Step | null {
  if (event.kind === 'cash-dividend' || event.kind === 'rights-issue') return null;
  const { units, of } = event.ratio;
  const after = event.kind === 'bonus-shares' ? of + units : units;
  return { from: event.exDate, before: (shares) => Math.round((shares * of) / after) };
}

function listingStep({ listed, shares: added }: NewShares): Step {
  return { from: listed, before: (shares) => (added === null || added > shares ? null : shares - added) };
}
