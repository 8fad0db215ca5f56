import { normaliseArabic } from './arabic.ts';
import { disclosureKind } from './disclosure-kind.ts';
import type { Disclosure } from './disclosure.ts';
import { marketDate } from './market-time.ts';
import { SAME_TIME_MS } from './editions.ts';
import { dayNumber, type PlainDate } from './time.ts';
import { writtenDays } from './written-days.ts';

/** What a disclosure says of a general meeting: the day for which it calls one, or that one does not take place as called. */
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

/** A general meeting to which an issuer called its holders. */
export interface CalledMeeting {
  /** Of the disclosure that calls it. */
  id: string;
  symbol: string;
  issuer: Disclosure['issuer'];
  on: PlainDate;
}

// Arabic is here as `normaliseArabic` leaves it.
const OFF = /postpon|cancel|تاجيل|ارجا|الغا/;
const OVER = /resolution|result|minutes|outcome|قرارات|نتايج|محضر/;
const CALL = /invit|conven|\bcall|notice (of|for|to)|دعوه|انعقاد|عقد/;
const MEETING = /general (assembly|meeting)|\b(agm|egm)\b|الجمعيه العموميه/;
/** Sentences about other days than the meeting's: the second meeting, who is on the register, proxies. */
const OTHER_DAY =
  /second meeting|quorum|adjourn|regist|record|entitle|prox|deadline|no later|before|until|اجتماع ثان|الاجتماع الثاني|النصاب|سجل|مقيد|توكيل|وكال|موعد اقصاه|(?<!من )قبل|حتي/;
/** Longer ahead nobody calls a meeting. */
const AHEAD_DAYS_MOST = 120;
const SENTENCE_END = /[.!?؟;؛]\s+|\n+/;

/**
 * What a disclosure in one language says of a general meeting, by its headline and its file's text ('' where that is not
 * known). The day is that of the sentence that names the meeting, where all such sentences name one day after the
 * disclosure's own. Null where they name none or several: a meeting's day is never guessed.
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

/** Null stands for a day that cannot be told. */
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
 * The meetings that hold of all that was disclosed, one for each issuer and day. Left out are those for which the other
 * language names another day, and those that the issuer put off after it had called them.
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

/** The same disclosure in another language, with another day. */
function contradicts(other: IssuerMeetingNotice, one: IssuerMeetingNotice): boolean {
  const isTranslation = other.lang !== one.lang && Math.abs(other.publishedAt - one.publishedAt) <= SAME_TIME_MS;
  return isTranslation && dayOfNotice(other) !== null && dayOfNotice(other) !== dayOfNotice(one);
}

function dayOfNotice({ notice }: IssuerMeetingNotice): PlainDate | null {
  return notice.says === 'called' ? notice.on : null;
}

/** What is put off after that day was another meeting. */
function isOff({ publishedAt }: IssuerMeetingNotice, on: PlainDate, own: readonly IssuerMeetingNotice[]): boolean {
  return own.some(
    ({ notice, publishedAt: putOffAt }) =>
      notice.says === 'off' && putOffAt > publishedAt && marketDate(putOffAt) <= on,
  );
}
