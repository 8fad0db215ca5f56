import type { EventMaterial, RegistrationKey } from '#domain/registration.ts';
import type { WallTime } from '#domain/time.ts';
import type { Both } from '../../issuers/issuer.ts';

/** Hours of a day: `overnight` ends on the next day. */
export interface Hours {
  from: WallTime;
  to: WallTime;
  overnight?: boolean;
}

export interface RegistrationFacts {
  key: RegistrationKey;
  title: Both;
  audience: Both;
  byInvitation: boolean;
  guestsMost: number;
  /** Each session: days after the first one until it starts, and the hours of its days. */
  sessions: readonly { id: string; after: number; days: readonly Hours[]; language: 'ar' | 'en'; seats: number }[];
  place: Both;
  programme: readonly { day: number; at: WallTime; what: Both }[];
  summary: Both;
  /** Materials published after the event. */
  materials: readonly Pick<EventMaterial, 'kind' | 'language'>[];
  /** Years in which it was cancelled, with the reason. */
  calledOff: Readonly<Record<string, Both>>;
}

const MORNING: Hours = { from: '09:00', to: '12:30' };
const HALL: Both = {
  en: 'Training room, third floor of the exchange',
  ar: 'قاعة التدريب، الطابق الثالث في مبنى البورصة',
};

/** Everything here is invented. */
export const REGISTRATION_FACTS: readonly RegistrationFacts[] = [
  {
    key: 'derivatives-training',
    title: { en: 'Derivatives training', ar: 'التدريب على المشتقات' },
    audience: {
      en: 'Staff of brokers, and their clients who want to trade futures',
      ar: 'موظفو شركات الوساطة وعملاؤها الراغبون في تداول العقود المستقبلية',
    },
    byInvitation: false,
    guestsMost: 0,
    sessions: [
      { id: 'ar', after: 0, days: [MORNING, MORNING], language: 'ar', seats: 30 },
      { id: 'en', after: 7, days: [MORNING, MORNING], language: 'en', seats: 30 },
    ],
    place: HALL,
    programme: [
      { day: 1, at: '09:00', what: { en: 'Contracts and their symbols', ar: 'العقود ورموزها' } },
      { day: 1, at: '10:00', what: { en: 'Margin and daily settlement', ar: 'الهامش والتسوية اليومية' } },
      { day: 1, at: '11:30', what: { en: 'Hedging a position in shares', ar: 'التحوّط لمركز في الأسهم' } },
      { day: 2, at: '09:00', what: { en: 'Orders in a demonstration book', ar: 'إدخال الأوامر في سجل تجريبي' } },
      { day: 2, at: '11:00', what: { en: 'Risks and how to limit them', ar: 'المخاطر وكيفية الحد منها' } },
      { day: 2, at: '12:15', what: { en: 'Certificates of attendance', ar: 'تسليم شهادات الحضور' } },
    ],
    summary: {
      en: 'Two half days on futures: contracts, margin, daily settlement and hedging.',
      ar: 'نصفا يوم عن العقود المستقبلية: العقود والهامش والتسوية اليومية والتحوّط.',
    },
    materials: [
      { kind: 'slides', language: 'ar' },
      { kind: 'slides', language: 'en' },
      { kind: 'recording', language: 'ar' },
      { kind: 'summary', language: 'ar' },
      { kind: 'summary', language: 'en' },
    ],
    calledOff: {},
  },
  {
    key: 'dubai-reit-market',
    title: { en: 'REIT market briefing', ar: 'لقاء سوق صناديق الاستثمار العقاري' },
    audience: {
      en: 'Investors, developers and advisers in property',
      ar: 'المستثمرون والمطوّرون والمستشارون العقاريون',
    },
    byInvitation: false,
    guestsMost: 2,
    sessions: [{ id: 'main', after: 0, days: [{ from: '10:00', to: '12:30' }], language: 'en', seats: 120 }],
    place: { en: 'Trading hall', ar: 'قاعة التداول' },
    programme: [
      { day: 1, at: '10:00', what: { en: 'What listed REITs pay', ar: 'ما توزّعه صناديق الاستثمار العقاري المدرجة' } },
      { day: 1, at: '10:40', what: { en: 'The rules of listing', ar: 'قواعد الإدراج' } },
      { day: 1, at: '11:20', what: { en: 'From property to units', ar: 'من العقار إلى الوحدات' } },
      { day: 1, at: '12:00', what: { en: 'Questions', ar: 'أسئلة' } },
    ],
    summary: {
      en: 'What listed REITs pay, how a REIT is listed, and how property becomes units.',
      ar: 'ما توزّعه صناديق الاستثمار العقاري المدرجة، وكيف يُدرج الصندوق، وكيف يتحول العقار إلى وحدات.',
    },
    materials: [
      { kind: 'slides', language: 'en' },
      { kind: 'recording', language: 'en' },
    ],
    calledOff: {
      '2027': {
        en: 'The hall is being rebuilt. The next briefing is in a year.',
        ar: 'تخضع القاعة لأعمال تجديد. يُعقد اللقاء المقبل بعد عام.',
      },
    },
  },
  {
    key: 'suhoor-gathering',
    title: { en: 'Suhoor gathering', ar: 'ملتقى السحور' },
    audience: { en: 'Partners whom the exchange invites', ar: 'شركاء البورصة بدعوة منها' },
    byInvitation: true,
    guestsMost: 1,
    sessions: [
      { id: 'night', after: 0, days: [{ from: '21:30', to: '00:30', overnight: true }], language: 'ar', seats: 150 },
    ],
    place: { en: 'Courtyard of the exchange', ar: 'باحة البورصة' },
    programme: [
      { day: 1, at: '21:30', what: { en: 'Arrival', ar: 'الاستقبال' } },
      { day: 1, at: '22:15', what: { en: 'A word from the exchange', ar: 'كلمة البورصة' } },
      { day: 1, at: '22:30', what: { en: 'Suhoor', ar: 'السحور' } },
    ],
    summary: {
      en: 'A night of Ramadan with the partners of the exchange. By invitation.',
      ar: 'أمسية رمضانية مع شركاء البورصة. الحضور بدعوة.',
    },
    materials: [],
    calledOff: {},
  },
];
