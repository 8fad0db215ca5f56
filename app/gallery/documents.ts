import { pick, type Bilingual } from '#domain/bilingual.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { weekAhead } from '#domain/week-ahead.ts';
import type { DisclosureRow } from '#app/blocks/publications/disclosure-list.tsx';
import type { FilingList } from '#app/blocks/publications/filings.tsx';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { NoticeLists } from '#app/blocks/publications/notices.tsx';
import type { WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import { at, DAY, DAY_BEFORE } from './moments.ts';

const FILED: readonly (readonly [string, Bilingual, string, PlainDate, DisclosureRow['reportInterval']])[] = [
  ['JIWAN', { en: 'Third-quarter financial statements', ar: 'البيانات المالية للربع الثالث' }, '11:12', DAY, 'Q3'],
  [
    'RAWZANA',
    {
      en: 'Board meeting results: proposed interim cash dividend of 8 fils a share for the first half of the year',
      ar: 'نتائج اجتماع مجلس الإدارة: اقتراح توزيع أرباح نقدية مرحلية بواقع 8 فلوس للسهم عن النصف الأول من العام',
    },
    '09:41',
    DAY,
    null,
  ],
  ['SAQIYA', { en: 'Disclosure of material information', ar: 'الإفصاح عن معلومات جوهرية' }, '08:05', DAY, null],
  ['KARAWAN', { en: 'Corporate governance report', ar: 'تقرير الحوكمة' }, '16:20', DAY_BEFORE, null],
];

function filed(locale: Locale): DisclosureRow[] {
  return FILED.map(([symbol, headline, clock, date, reportInterval], place) => ({
    id: `filed-${place}`,
    symbol,
    headline: pick(headline, locale),
    publishedAt: at(clock, date),
    reportInterval,
    lang: locale,
    files: [],
  }));
}

/** Disclosures in two tabs. */
export function filings(locale: Locale): FilingList[] {
  const rows = filed(locale);
  return [
    { kind: 'disclosures', total: 436, rows },
    { kind: 'reports', total: 58, rows: rows.slice(0, 1) },
  ];
}

const TOLD: readonly (readonly [Bilingual, PlainDate])[] = [
  [{ en: 'Trading hours on the last trading day of the year', ar: 'ساعات التداول في آخر يوم تداول من السنة' }, DAY],
  [
    {
      en: 'Amendments to the fees of derivative trading members, in force from 1 January',
      ar: 'تعديلات على رسوم أعضاء تداول المشتقات، يُعمل بها اعتباراً من 1 يناير',
    },
    DAY_BEFORE,
  ],
];

/** Notices of the exchange; the second row has a text in the other language only. */
export function notices(locale: Locale): NoticeLists[] {
  const rows: NoticeRow[] = TOLD.map(([headline, date], place) => {
    const lang: Locale = place === 1 && locale === 'en' ? 'ar' : locale;
    return { id: `told-${place}`, date, headline: pick(headline, lang), lang, href: null };
  });
  return [
    { kind: 'announcements', total: 12, rows },
    { kind: 'circulars', total: 31, rows: rows.slice(0, 1) },
  ];
}

export function releases(locale: Locale): NoticeRow[] {
  return TOLD.map(([headline, date], place) => ({
    id: `release-${place}`,
    headline: pick(headline, locale),
    lang: locale,
    date,
    href: null,
    to: '',
  }));
}

const COMMON = {
  ...UNDATED,
  fiscalYear: 2026,
  percentOfPar: null,
  ratio: null,
};

const ACTIONS: readonly Omit<CorporateAction, 'issuer'>[] = [
  {
    ...COMMON,
    id: 'a1',
    symbol: 'JIWAN',
    kind: 'cash-dividend',
    marker: 'confirmed',
    amountPerShare: 80,
    exDate: '2026-11-30',
  },
  {
    ...COMMON,
    id: 'a2',
    symbol: 'ARISH',
    kind: 'general-meeting',
    marker: 'proposed',
    amountPerShare: null,
    meetingDate: '2026-11-30',
  },
  {
    ...COMMON,
    id: 'a3',
    symbol: 'SAQIYA',
    kind: 'split',
    marker: 'proposed',
    amountPerShare: null,
    exDate: '2026-12-01',
  },
];

const EVENT = { en: 'Opening bell with a new listing', ar: 'قرع الجرس بمناسبة إدراج جديد' };

/** Five days around the national holiday: actions, an event, a day without anything, and closed days. */
export function week(locale: Locale): WeekDay[] {
  const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  const actions = ACTIONS.map((action) => ({ ...action, issuer: { en: action.symbol, ar: action.symbol } }));
  return weekAhead(days, actions).map(({ closedFor, ...day }, place) => ({
    ...day,
    closedFor: closedFor && pick(closedFor, locale),
    issues: [],
    events: place === 1 ? [{ id: 'event', title: pick(EVENT, locale), time: '09:45' }] : [],
  }));
}
