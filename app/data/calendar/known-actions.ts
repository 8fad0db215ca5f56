import { inDefault, type Bilingual } from '#domain/bilingual.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import { marketDate } from '#domain/date.ts';
import { calledMeetings, type IssuerMeetingNotice } from '#domain/meeting-notice.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { loadElections } from '#app/data/e-board/elections.ts';

interface ActionFilter {
  symbol?: string;
  /** Days on one of which something of the action happens, both included. */
  from?: PlainDate;
  to?: PlainDate;
}

/** A general meeting that no corporate action names. */
interface Meeting {
  id: string;
  symbol: string;
  issuer: Bilingual;
  on: PlainDate;
}

/**
 * Corporate actions, and the general meetings that no action names: those that elect boards, and those to which issuers
 * called in a disclosure. Every calendar, list and file asks here, so that a meeting is known in all of them or in none.
 * The latest days first.
 */
export async function knownActions(site: Site, filter: ActionFilter = {}): Promise<CorporateAction[]> {
  const [stored, elected, called, currencies] = await Promise.all([
    site.store.corporateActions.list(filter),
    electionMeetings(site),
    disclosedMeetings(site),
    currenciesOf(site),
  ]);
  const told = stored.map((action) => ({ ...action, ...currencies.get(action.symbol) }));
  const valid = told.filter(({ marker }) => marker !== 'withdrawn');
  const named = new Set(valid.map((action) => `${action.symbol} ${action.meetingDate}`));
  const meetings: CorporateAction[] = [];
  for (const meeting of [...elected, ...called].filter((each) => isWithin(each, filter))) {
    const name = `${meeting.symbol} ${meeting.on}`;
    if (!named.has(name)) meetings.push(actionOf(meeting));
    named.add(name);
  }
  return meetings.length === 0 ? told : [...told, ...meetings].sort((a, b) => (latestOf(a) < latestOf(b) ? 1 : -1));
}

/** The currency of each security, which its dividends are in. */
async function currenciesOf({ store }: Site): Promise<ReadonlyMap<string, { currency: string }>> {
  const securities = await store.securities.list();
  return new Map(securities.map(({ symbol, currency }) => [symbol, { currency }]));
}

async function electionMeetings(site: Site): Promise<Meeting[]> {
  const { elections, securities } = await loadElections(site);
  return elections.map(({ id, symbol, meetingOn }) => ({
    id,
    symbol,
    issuer: securities.get(symbol)?.name ?? inDefault(symbol),
    on: meetingOn,
  }));
}

/** As the words of the disclosures that were read name them; a replayed market knows none of its later days. */
async function disclosedMeetings(site: Site): Promise<Meeting[]> {
  const notices = await site.store.documents.list<IssuerMeetingNotice>('meeting-notice');
  const today = site.today();
  return calledMeetings(
    notices.map(({ value }) => value).filter(({ publishedAt }) => marketDate(publishedAt) <= today),
  );
}

function isWithin({ symbol, on }: Meeting, { symbol: asked, from, to }: ActionFilter): boolean {
  return (
    (asked === undefined || asked === symbol) && (from === undefined || on >= from) && (to === undefined || on <= to)
  );
}

function actionOf({ id, symbol, issuer, on }: Meeting): CorporateAction {
  return {
    ...UNDATED,
    id: `meeting-${id}`,
    symbol,
    issuer,
    kind: 'general-meeting',
    marker: 'confirmed',
    fiscalYear: null,
    amountPerShare: null,
    percentOfPar: null,
    ratio: null,
    meetingDate: on,
  };
}

/** An action without days is last. */
function latestOf({ meetingDate, entitlementDate, exDate, recordDate, paymentDate }: CorporateAction): PlainDate {
  return [meetingDate, entitlementDate, exDate, recordDate, paymentDate].reduce<PlainDate>(
    (latest, date) => (date !== null && date > latest ? date : latest),
    '',
  );
}
