import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import { inDefault } from './bilingual.ts';
import {
  calledMeetings,
  isAnnualMeeting,
  meetingNotice,
  type IssuerMeetingNotice,
  type MeetingNotice,
} from './meeting-notice.ts';

const PUBLISHED = '2026-03-02';
const INVITATION = 'Invitation to the Annual General Meeting';
const called = (on: string): MeetingNotice => ({ says: 'called', on });

describe('a disclosure calls a general meeting', () => {
  it.each([
    [INVITATION, 'The Board invites the shareholders to the annual general meeting on 25 March 2026 at 14:00.'],
    ['Invitation to the AGM on 25/03/2026', ''],
    [
      'دعوة إلى اجتماع الجمعية العمومية السنوية',
      'يدعو المجلس إلى اجتماع الجمعية العمومية في 25 مارس 2026 الساعة 14:00.',
    ],
    // The days of the letter, of the accounts and of a second meeting are not the meeting's.
    [
      INVITATION,
      'Date: 2 March 2026 The annual general meeting is held on 25 March 2026. It votes on the year ended 31 December 2025. ' +
        'Without a quorum a second general meeting is held on 1 April 2026. ' +
        'Shareholders registered on 24 March 2026 vote at the general meeting.',
    ],
  ])('%s: %s', (headline, text) => expect(meetingNotice(headline, text, PUBLISHED)).toEqual(called('2026-03-25')));

  it.each([
    ['without a day', INVITATION, 'The Board invites the shareholders to the annual general meeting.'],
    ['with two days', INVITATION, 'The general meeting is on 25 March 2026. The general meeting is on 26 March 2026.'],
    ['with digits that may be two days', INVITATION, 'The general meeting is on 05/04/2026.'],
    ['with a day that is over', INVITATION, 'The general meeting is on 25 February 2026.'],
    ['far ahead', INVITATION, 'The general meeting is on 25 March 2027.'],
    ['in its resolutions', 'Resolutions of General Assembly', 'The general meeting met on 25 March 2026.'],
    ['of the board', 'BOD meeting', 'The board meets on 25 March 2026, before the general meeting.'],
  ])('and is no call of one %s', (_, headline, text) => expect(meetingNotice(headline, text, PUBLISHED)).toBe(null));

  it.each([
    'Postponement of the General Assembly',
    'تأجيل اجتماع الجمعية العمومية',
    'Cancellation of the EGM invitation',
  ])('and puts it off: %s', (headline) => expect(meetingNotice(headline, '', PUBLISHED)).toEqual({ says: 'off' }));
});

it.each([
  [INVITATION, true],
  ['Invitation to the AGM on 25/03/2026', true],
  ['دعوة إلى اجتماع الجمعية العمومية السنوية', true],
  ['Invitation to an Extraordinary General Meeting', false],
  ['دعوة إلى اجتماع الجمعية العمومية غير العادية', false],
  ['Invitation to the General Assembly', false],
])('a meeting is annual when its headline says so: %s', (headline, annual) => {
  expect(isAnnualMeeting(headline)).toBe(annual);
});

describe('the meetings that hold', () => {
  const notice = (
    id: string,
    notice: MeetingNotice,
    change: Partial<IssuerMeetingNotice> = {},
  ): IssuerMeetingNotice => ({
    id,
    lang: 'en',
    symbol: 'JIWAN',
    issuer: inDefault('Jiwan Bank'),
    publishedAt: marketInstant(PUBLISHED, '10:00'),
    notice,
    ...change,
  });
  const days = (...notices: IssuerMeetingNotice[]) =>
    calledMeetings(notices).map(({ symbol, on }) => `${symbol} ${on}`);
  const first = notice('a', called('2026-03-25'));
  const later = { publishedAt: marketInstant('2026-03-09', '10:00') };

  it('are one for both languages and for a call that is repeated', () =>
    expect(days(first, { ...first, lang: 'ar' }, notice('b', called('2026-03-25'), later))).toEqual([
      'JIWAN 2026-03-25',
    ]));

  it('are none where the languages name different days', () =>
    expect(days(first, notice('a', called('2026-03-26'), { lang: 'ar' }))).toEqual([]));

  it('are none that their issuer put off since, and those that it called again', () => {
    const off = notice('b', { says: 'off' }, later);
    expect(days(first, off)).toEqual([]);
    expect(days(first, { ...off, symbol: 'SHURFA' })).toEqual(['JIWAN 2026-03-25']);
    const again = notice('c', called('2026-04-08'), { publishedAt: marketInstant('2026-03-10', '10:00') });
    expect(days(first, off, again)).toEqual(['JIWAN 2026-04-08']);
    const over = notice('d', { says: 'off' }, { publishedAt: marketInstant('2026-03-26', '10:00') });
    expect(days(first, over)).toEqual(['JIWAN 2026-03-25']);
  });
});
