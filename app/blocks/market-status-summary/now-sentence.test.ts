import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { nowSentence, oilSentence } from './now-sentence.ts';
import { statusNowAt } from './status-now.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

it.each([
  ['2026-11-20', '08:00', 'from 09:30, when', 'من الساعة \u206809:30\u2069 مع'],
  ['2026-11-20', '16:00', 'from 09:30 on Monday', 'يوم \u2068الاثنين\u2069'],
  ['2026-11-22', '12:00', 'from 09:30 on Monday', 'يوم \u2068الاثنين\u2069'],
  ['2026-12-02', '12:00', 'from 09:30 on Friday', 'يوم \u2068الجمعة\u2069'],
])('a closed market says on which day it opens, where that is not today: %s %s', (date, time, en, ar) => {
  const status = statusNowAt(marketInstant(date, time));
  expect(nowSentence(status, 'en', textOf('en'))).toContain(en);
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
  expect(plain(nowSentence(status, 'ar', textOf('ar')))).toContain(plain(ar));
});

it('a market that the exchange closes in its hours is closed, without a time at which it opens', () => {
  const status = statusNowAt(marketInstant('2026-11-20', '11:30'), 'closed');
  expect(nowSentence(status, 'en', textOf('en'))).toBe('The exchange reports that the market is closed now.');
  expect(nowSentence(status, 'ar', textOf('ar'))).toBe('أفادت البورصة بأن السوق مغلق الآن.');
});

it.each([
  ['09:40', 'pre-opening', true],
  ['11:30', 'trading', false],
  ['14:50', 'pre-closing', true],
  ['14:57', 'trading-at-last', true],
  ['16:00', 'closed', true],
])('oil has hours of its own, said where the session has something else: at %s', (time, phase, isSaid) => {
  const now = marketInstant('2026-11-20', time);
  const status = statusNowAt(now);
  expect(status.phase).toBe(phase);
  const [en, ar] = [oilSentence(status, now, textOf('en')), oilSentence(status, now, textOf('ar'))];
  if (!isSaid) return expect([en, ar]).toEqual([null, null]);
  expect(en).toBe('Oil futures trade without auctions, from 10:00 to 15:00.');
  expect(ar?.replace(/[\u2066-\u2069]/g, '')).toContain('من الساعة 10:00 إلى 15:00');
});
