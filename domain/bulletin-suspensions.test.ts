import { expect, it } from 'vitest';
import { sameInAll } from './bilingual.ts';
import { bulletinOf } from './bulletin-of.ts';
import { anyBulletinPeriod } from './bulletin-period.ts';
import type { BulletinRecords } from './bulletin-records.ts';
import { suspensionKind, suspensionLines } from './bulletin-suspensions.ts';
import { marketInstant } from './date.ts';
import { sampleMarket } from './sample-bulletin.ts';
import { sampleDisclosure, sampleRecords } from './sample-bulletin-records.ts';

const WINDOW = { from: marketInstant('2026-11-01', '00:00'), until: marketInstant('2026-12-01', '00:00') };
const NAMES = new Map([['ABCD', sameInAll('A company')]]);
const of = (en: string, ar: string, day = '2026-11-17') => {
  const at = marketInstant(day, '08:30');
  const rows = sampleDisclosure('1', at, { announcementType: 'News' });
  return suspensionLines(
    rows.map((row) => ({ ...row, headline: row.lang === 'ar' ? ar : en })),
    WINDOW,
    NAMES,
  );
};

it.each([
  ['suspension', 'Trading in ABCD is suspended', 'إيقاف التداول على ABCD'],
  ['resumption', 'Trading in ABCD resumes', 'استئناف التداول على ABCD'],
  ['resumption', 'Lifting of the suspension of ABCD', 'رفع الإيقاف عن ABCD'],
  ['removal', 'Delisting of ABCD', 'إلغاء إدراج ABCD'],
  ['move', 'ABCD moves to the Second Market', 'نقل ABCD إلى السوق الثاني'],
])('an announcement of a %s is told by its headline in either language', (kind, en, ar) => {
  for (const [first, second] of [
    [en, ar],
    [en, 'إعلان'],
    ['Notice', ar],
  ] as const)
    expect(of(first, second)).toMatchObject([{ kind, headline: { en: first, ar: second } }]);
  expect(of(en, ar)[0]!.symbol).toBe('ABCD');
});

it('other announcements, and those of other days, are left out', () => {
  expect(of('ABCD trades ex-dividend today', 'تداول ABCD اليوم بدون أرباح')).toEqual([]);
  expect(of('Expiry of futures contracts', 'انتهاء أجل العقود المستقبلية')).toEqual([]);
  expect(of('Trading in ABCD is suspended', 'إيقاف التداول على ABCD', '2026-10-30')).toEqual([]);
});

it('names no security that the headline does not name', () => {
  expect(of('Trading in shares of a company is suspended', 'إيقاف التداول')[0]!.symbol).toBeNull();
});

it('are in a bulletin of the period in which they were announced, and not known where announcements have not come', () => {
  const market = sampleMarket('2026-10-01', '2026-11-17');
  const { announcements } = sampleRecords(market);
  const of = (text: string, records: BulletinRecords) =>
    bulletinOf(anyBulletinPeriod(text)!, { ...market, records })!.sections.suspensions;
  expect(of('2026-W46', { announcements: announcements! })).toMatchObject([{ kind: 'suspension', symbol: 'S03' }]);
  expect(of('2026-W45', { announcements: announcements! })).toEqual([]);
  expect(of('2026-W46', { announcements: null })).toBeNull();
  expect(of('2026-11-12', { announcements: announcements! })).toBeUndefined();
});

it('a headline says of the security that it names alone what becomes of its trading', () => {
  const headline = { en: 'Trading in ABCD is suspended', ar: 'إيقاف التداول على ABCD' };
  expect(suspensionKind(headline, 'ABCD')).toBe('suspension');
  expect(suspensionKind({ ar: 'رفع الإيقاف عن ABCD' }, 'ABCD')).toBe('resumption');
  expect(suspensionKind(headline, 'ABC')).toBeUndefined();
  expect(suspensionKind({ en: 'ABCD reports its results' }, 'ABCD')).toBeUndefined();
});
