import type { CorporateAction } from '#domain/corporate-action.ts';
import { meetingActions, namedMeetings, type Meeting } from '#domain/general-meetings.ts';
import type { IssuerMeetingNotice } from '#domain/meeting-notice.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { loadElections } from '#app/data/e-board/elections.ts';

interface ActionFilter {
  symbol?: string;
  /** Days on one of which something of the action happens, both included. */
  from?: PlainDate;
  to?: PlainDate;
}

/**
 * Corporate actions, and the general meetings that no action names: those that elect boards, and those that issuers
 * called in a disclosure. Every calendar, list and file reads from here, so that a meeting is in all of them or in
 * none. Latest days first.
 */
export async function knownActions(site: Site, filter: ActionFilter = {}): Promise<CorporateAction[]> {
  const [stored, { elections, securities }, notices] = await Promise.all([
    site.store.corporateActions.list(filter),
    loadElections(site),
    site.store.documents.list<IssuerMeetingNotice>('meeting-notice'),
  ]);
  const told = stored.map((action) => {
    const currency = securities.get(action.symbol)?.currency;
    return currency === undefined ? action : { ...action, currency };
  });
  const meetings = namedMeetings({
    elections,
    notices: notices.map(({ value }) => value),
    names: new Map([...securities].map(([symbol, { name }]) => [symbol, name])),
    today: site.today(),
  });
  const further = meetingActions(
    told,
    meetings.filter((meeting) => isWithin(meeting, filter)),
  );
  return further.length === 0 ? told : [...told, ...further].sort((a, b) => (latestOf(a) < latestOf(b) ? 1 : -1));
}

function isWithin({ symbol, on }: Meeting, { symbol: asked, from, to }: ActionFilter): boolean {
  return (
    (asked === undefined || asked === symbol) && (from === undefined || on >= from) && (to === undefined || on <= to)
  );
}

/** An action without days sorts last. */
function latestOf({ meetingDate, entitlementDate, exDate, recordDate, paymentDate }: CorporateAction): PlainDate {
  return [meetingDate, entitlementDate, exDate, recordDate, paymentDate].reduce<PlainDate>(
    (latest, date) => (date !== null && date > latest ? date : latest),
    '',
  );
}
