import { addDays, tradingDayBy } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Both } from '../issuers/issuer.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import { contentIdOf, wholeOf } from '../issuers/seeded.ts';
import { CIRCULAR_TOPICS } from './data/circular-topics.ts';
import type { CircularTopic } from './data/circular-topics.ts';
import { holidayClosures } from './holiday-closures.ts';
import { dayInWords } from './words.ts';

/** A circular of the exchange to its members. */
export interface Circular extends CircularTopic {
  id: string;
  /** '10/2026'. */
  number: string;
  slug: string;
  published: Instant;
  /** The circular's date as an instant: midnight in Dubai, or for some a time in the morning. */
  dated: Instant;
}

/** The first year with circulars. */
const FIRST_YEAR = 2023;
/** Lunar holidays are confirmed late, fixed ones earlier. */
const LUNAR_NOTICE_DAYS = 4;
const FIXED_NOTICE_DAYS = 9;
const DATED_WITH_TIME_IN = 5;

/** Circulars published by `now`, newest first. */
export function circularsUpTo(now: Instant): Circular[] {
  const lastYear = new Date(now).getUTCFullYear() + 1;
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
  return years
    .flatMap(circularsOf)
    .filter(({ published }) => published <= now)
    .sort((a, b) => b.published - a.published);
}

function circularsOf(year: number): Circular[] {
  const topics = [...CIRCULAR_TOPICS, ...holidayCirculars(year), ...holidayCirculars(year + 1), ...reviews(year)];
  return topics
    .filter(({ on }) => on.startsWith(String(year)))
    .sort((a, b) => (a.on < b.on ? -1 : 1))
    .map((topic, at) => numbered(topic, year, at + 1));
}

function numbered(topic: CircularTopic, year: number, serial: number): Circular {
  const number = `${String(serial).padStart(2, '0')}/${year}`;
  const midnight = marketInstant(topic.on, '00:00');
  const withTime = wholeOf(`dated/${number}`, 1, DATED_WITH_TIME_IN) === 1;
  return {
    ...topic,
    id: contentIdOf(`circular/${number}`),
    number,
    slug: number.replace('/', '-'),
    published: marketInstant(
      topic.on,
      `${10 + wholeOf(`hour/${number}`, 0, 3)}:${10 + wholeOf(`minute/${number}`, 0, 49)}`,
    ),
    dated: withTime ? marketInstant(topic.on, '10:00') : midnight,
  };
}

function holidayCirculars(year: number): CircularTopic[] {
  return holidayClosures(year).map(({ name, first, last, reopens }) => {
    const fixed = /^\d{4}-(01-01|12-0[123])/.test(first);
    const notice = addDays(first, fixed ? -FIXED_NOTICE_DAYS : -LUNAR_NOTICE_DAYS);
    const days = first === last ? dayInWords(first) : span(first, last);
    return {
      on: tradingDayBy(notice),
      headline: {
        en: `Trading Holiday due to ${name.en} ${year}`,
        ar: `عطلة التداول بمناسبة ${name.ar} ${year}`,
      },
      paragraphs: [
        {
          en: `On the occasion of ${name.en} the market is closed on ${days.en}. Trading resumes on ${dayInWords(reopens).en} at the usual hours.`,
          ar: `بمناسبة ${name.ar} يُغلق السوق في ${days.ar}، ويُستأنف التداول في ${dayInWords(reopens).ar} في الأوقات المعتادة.`,
        },
        {
          en: 'Trades that were due to settle on these days settle on the next business day. Members inform their clients.',
          ar: 'تُسوّى الصفقات المستحقة في هذه الأيام في يوم العمل التالي، وعلى الأعضاء إبلاغ عملائهم بذلك.',
        },
      ],
    };
  });
}

function span(first: PlainDate, last: PlainDate): Both {
  const [from, to] = [dayInWords(first), dayInWords(last)];
  return { en: `${from.en} to ${to.en}`, ar: `الفترة من ${from.ar} إلى ${to.ar}` };
}

/** The general index is reviewed every quarter. */
function reviews(year: number): CircularTopic[] {
  return ['03-12', '06-11', '09-10', '12-10'].map((day, at) => ({
    on: onTradingDay(`${year}-${day}`),
    headline: {
      en: `Quarterly review of the general index, quarter ${at + 1} of ${year}`,
      ar: `المراجعة الفصلية للمؤشر العام، الربع ${['الأول', 'الثاني', 'الثالث', 'الرابع'][at]} من عام ${year}`,
    },
    paragraphs: [
      {
        en: 'Shares in issue and free float were brought up to date for all members of the index. No member weighs more than 10% after the review, which takes effect on the third Friday of the month.',
        ar: 'حُدّث عدد الأسهم المُصدرة والأسهم الحرة لجميع مكوّنات المؤشر، ولا يتجاوز وزن أي مكوّن 10% بعد المراجعة التي تسري من الجمعة الثالثة من الشهر.',
      },
    ],
  }));
}
