import { normaliseArabic } from './arabic.ts';
import { disclosureKind } from './disclosure-kind.ts';
import type { Disclosure } from './disclosure.ts';
import { marketDate } from './market-time.ts';
import { SAME_TIME_MS } from './editions.ts';
import { dayNumber, type PlainDate } from './time.ts';
import { writtenDays } from './written-days.ts';

/**
 * A disclosure's statement on a general meeting: the day for which it is called, or that it does not take place as
 * called.
 */
export type MeetingNotice = { says: 'called'; on: PlainDate } | { says: 'off' };

/** A disclosure's notice of a meeting, in one of its languages. */
export interface IssuerMeetingNotice {
  id: Disclosure['id'];
  lang: Disclosure['lang'];
  symbol: string;
  issuer: Disclosure['issuer'];
  publishedAt: Disclosure['publishedAt'];
  notice: MeetingNotice;
}

/** A general meeting called by an issuer. */
export interface CalledMeeting {
  /** Id of the disclosure that calls it. */
  id: string;
  symbol: string;
  issuer: Disclosure['issuer'];
  on: PlainDate;
}

// Arabic is in the form that `normaliseArabic` returns.
const OFF = /postpon|cancel|تاجيل|ارجا|الغا/;
const OVER = /resolution|result|minutes|outcome|قرارات|نتايج|محضر/;
const CALL = /invit|conven|\bcall|notice (of|for|to)|دعوه|انعقاد|عقد/;
const MEETING = /general (assembly|meeting)|\b(agm|egm)\b|الجمعيه العموميه/;
const ANNUAL = /annual|\bagm\b|سنوي/;
/** Sentences about days other than the meeting's: the second meeting, the register of holders, proxies. */
const OTHER_DAY =
  /second meeting|quorum|adjourn|regist|record|entitle|prox|deadline|no later|before|until|اجتماع ثان|الاجتماع الثاني|النصاب|سجل|مقيد|توكيل|وكال|موعد اقصاه|(?<!من )قبل|حتي/;
/** Meetings are not called further ahead than this. */
const AHEAD_DAYS_MOST = 120;
const SENTENCE_END = /[.!?؟;؛]\s+|\n+/;

/**
 * The notice of a general meeting in a disclosure in one language, by its headline and its file's text ('' when that is
 * not known). The day is taken from sentences that name the meeting, if all of them give one day after the disclosure's
 * own. Null when they give none or several: a meeting's day is never guessed.
 */
export function meetingNotice(headline: string, text: string, publishedOn: PlainDate): MeetingNotice | null {
  const title = normaliseArabic(headline);
  if (disclosureKind(headline) !== 'general-meeting' || OVER.test(title)) return null;
  if (OFF.test(title)) return { says: 'off' };
  if (!CALL.test(title)) return null;
  const days = `${headline}\n${text}`.split(SENTENCE_END).flatMap((sentence) => meetingDays(sentence, publishedOn));
  const [on, ...others] = new Set(days);
  return on && others.length === 0 ? { says: 'called', on } : null;
}

/** True when the headline of a call says that the meeting is the annual one. */
export function isAnnualMeeting(headline: string): boolean {
  return ANNUAL.test(normaliseArabic(headline));
}

/** The days in a sentence; null for a day that is ambiguous. */
function meetingDays(sentence: string, publishedOn: PlainDate): (PlainDate | null)[] {
  const words = normaliseArabic(sentence);
  if (!MEETING.test(words) || OTHER_DAY.test(words)) return [];
  const published = dayNumber(publishedOn);
  return writtenDays(words).filter((day) => {
    if (day === null) return true;
    const ahead = dayNumber(day) - published;
    return ahead > 0 && ahead <= AHEAD_DAYS_MOST;
  });
}

/**
 * The meetings that are valid after all disclosures, one for each issuer and day. Left out are those for which the
 * other language gives another day, and those that the issuer later put off.
 */
export function calledMeetings(notices: readonly IssuerMeetingNotice[]): CalledMeeting[] {
  const meetings = notices.flatMap((one): CalledMeeting[] => {
    const { id, symbol, issuer, notice } = one;
    if (notice.says !== 'called') return [];
    const own = notices.filter((other) => other.symbol === symbol);
    const isDoubtful = own.some((other) => contradicts(other, one)) || isOff(one, notice.on, own);
    return isDoubtful ? [] : [{ id, symbol, issuer, on: notice.on }];
  });
  return [...new Map(meetings.toReversed().map((meeting) => [`${meeting.symbol} ${meeting.on}`, meeting])).values()];
}

/** True for the same disclosure in another language with another day. */
function contradicts(other: IssuerMeetingNotice, one: IssuerMeetingNotice): boolean {
  const isTranslation = other.lang !== one.lang && Math.abs(other.publishedAt - one.publishedAt) <= SAME_TIME_MS;
  return isTranslation && dayOfNotice(other) !== null && dayOfNotice(other) !== dayOfNotice(one);
}

function dayOfNotice({ notice }: IssuerMeetingNotice): PlainDate | null {
  return notice.says === 'called' ? notice.on : null;
}

/** A notice after the meeting's day is about another meeting. */
function isOff({ publishedAt }: IssuerMeetingNotice, on: PlainDate, own: readonly IssuerMeetingNotice[]): boolean {
  return own.some(
    ({ notice, publishedAt: putOffAt }) =>
      notice.says === 'off' && putOffAt > publishedAt && marketDate(putOffAt) <= on,
  );
}
