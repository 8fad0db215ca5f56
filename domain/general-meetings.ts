import { inDefault, type Bilingual } from './bilingual.ts';
import { electionPhase, type BoardElection } from './board-election.ts';
import { UNDATED, type CorporateAction } from './corporate-action.ts';
import { marketDate } from './date.ts';
import { calledMeetings, type IssuerMeetingNotice } from './meeting-notice.ts';
import type { PlainDate } from './time.ts';

/** A general meeting from an election or an issuer's notice. */
export interface Meeting {
  id: string;
  symbol: string;
  issuer: Bilingual;
  on: PlainDate;
}

/** Sources of meetings other than corporate actions, as of a day. */
export interface MeetingSources {
  elections: readonly BoardElection[];
  notices: readonly IssuerMeetingNotice[];
  names: ReadonlyMap<string, Bilingual>;
  today: PlainDate;
}

/**
 * The meetings that elect boards of directors, and those called by issuers. Notices after `today` are left out, for a
 * replayed market.
 */
export function namedMeetings({ elections, notices, names, today }: MeetingSources): Meeting[] {
  const announced = elections.filter((election) => electionPhase(election, today) !== null);
  const elected = announced.map(({ id, symbol, meetingOn }): Meeting => {
    return { id, symbol, issuer: names.get(symbol) ?? inDefault(symbol), on: meetingOn };
  });
  return [...elected, ...calledMeetings(notices.filter(({ publishedAt }) => marketDate(publishedAt) <= today))];
}

/** The meetings that no action has, as actions: one for each issuer and day. Withdrawn actions do not count. */
export function meetingActions(actions: readonly CorporateAction[], meetings: readonly Meeting[]): CorporateAction[] {
  const valid = actions.filter(({ marker }) => marker !== 'withdrawn');
  const named = new Set(valid.map((action) => `${action.symbol} ${action.meetingDate}`));
  return meetings.flatMap((meeting) => {
    const name = `${meeting.symbol} ${meeting.on}`;
    if (named.has(name)) return [];
    named.add(name);
    return [actionOf(meeting)];
  });
}

const OF_MEETING = 'meeting-';

/** The id of the election or the disclosure that named a meeting, from the id of its action. */
export function sourceOfMeeting(action: CorporateAction['id']): string {
  return action.slice(OF_MEETING.length);
}

function actionOf({ id, symbol, issuer, on }: Meeting): CorporateAction {
  return {
    ...UNDATED,
    id: `${OF_MEETING}${id}`,
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
