import { describe, expect, it } from 'vitest';
import type { BoardElection } from './board-election.ts';
import { actionLines } from './bulletin-events.ts';
import { UNDATED, type CorporateAction } from './corporate-action.ts';
import { marketInstant } from './date.ts';
import { meetingActions, namedMeetings } from './general-meetings.ts';
import type { IssuerMeetingNotice } from './meeting-notice.ts';

const ISSUER = { en: 'Marsa', ar: 'مرسى' };
const ELECTION: BoardElection = {
  id: 'E1',
  symbol: 'MARSA',
  seats: 3,
  boardSeats: 7,
  announcedOn: '2026-03-01',
  opensOn: '2026-03-02',
  closesOn: '2026-03-12',
  publishedOn: '2026-03-20',
  meetingOn: '2026-04-01',
  resultOn: null,
  candidates: [],
};
const NOTICE: IssuerMeetingNotice = {
  id: 'N1',
  lang: 'en',
  symbol: 'SIDRA',
  issuer: { en: 'Sidra', ar: 'سدرة' },
  publishedAt: marketInstant('2026-03-10', '09:00'),
  notice: { says: 'called', on: '2026-04-02' },
};
const DIVIDEND: CorporateAction = {
  ...UNDATED,
  id: 'D1',
  symbol: 'MARSA',
  issuer: ISSUER,
  kind: 'cash-dividend',
  marker: 'confirmed',
  fiscalYear: 2025,
  amountPerShare: 50,
  percentOfPar: null,
  ratio: null,
  meetingDate: '2026-04-01',
  exDate: '2026-04-09',
};
const APRIL = { from: '2026-04-01', to: '2026-04-30' };

const namedOn = (today: string) =>
  namedMeetings({ elections: [ELECTION], notices: [NOTICE], names: new Map([['MARSA', ISSUER]]), today });

describe('general meetings', () => {
  it('are named by elections and by notices of issuers, from the day of their announcement', () => {
    expect(namedOn('2026-02-28')).toEqual([]);
    expect(namedOn('2026-03-09').map(({ symbol, on }) => [symbol, on])).toEqual([['MARSA', '2026-04-01']]);
    expect(namedOn('2026-03-10').map(({ symbol }) => symbol)).toEqual(['MARSA', 'SIDRA']);
  });

  it('are added to the actions where none of those names the day, or only one that was withdrawn', () => {
    const meetings = namedOn('2026-03-10');
    expect(meetingActions([DIVIDEND], meetings).map(({ symbol }) => symbol)).toEqual(['SIDRA']);
    const withdrawn = { ...DIVIDEND, marker: 'withdrawn' as const };
    expect(meetingActions([withdrawn], meetings).map(({ symbol }) => symbol)).toEqual(['MARSA', 'SIDRA']);
  });

  it('stand in a bulletin once, whatever names their day, beside the ex-dates', () => {
    const meetings = meetingActions([], namedOn('2026-03-10'));
    const lines = actionLines([DIVIDEND, ...meetings], APRIL).map(({ day, symbol, kind }) => [day, symbol, kind]);
    expect(lines).toEqual([
      ['2026-04-01', 'MARSA', 'general-meeting'],
      ['2026-04-02', 'SIDRA', 'general-meeting'],
      ['2026-04-09', 'MARSA', 'cash-dividend'],
    ]);
  });

  it('and other actions say in a bulletin whether they are proposed or confirmed', () => {
    const proposed = { ...DIVIDEND, marker: 'proposed' as const };
    const meeting = meetingActions([], namedOn('2026-03-10')).filter(({ symbol }) => symbol === 'MARSA');
    const markersOf = (actions: CorporateAction[]) =>
      actionLines(actions, APRIL).map(({ kind, marker }) => [kind, marker]);
    expect(markersOf([proposed])).toEqual([
      ['general-meeting', 'proposed'],
      ['cash-dividend', 'proposed'],
    ]);
    for (const actions of [
      [proposed, ...meeting],
      [...meeting, proposed],
    ])
      expect(markersOf(actions)).toEqual([
        ['general-meeting', 'confirmed'],
        ['cash-dividend', 'proposed'],
      ]);
  });
});
