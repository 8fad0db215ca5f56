import { beforeAll, describe, expect, it } from 'vitest';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { waitText } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Isolates keep figures in order on the page; the text is the same without them. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

beforeAll(() => {
  registerCatalog('en', english);
  registerCatalog('ar', arabic);
});

describe('a wait in words', () => {
  it.each([
    [9 * MINUTE, '9 min', '9 دقائق'],
    [1, '1 min', 'دقيقة'],
    [HOUR + 9 * MINUTE, '1 h 9 min', 'ساعة و9 دقائق'],
    [2 * HOUR, '2 h', 'ساعتين'],
    [11 * HOUR + 30 * MINUTE, '11 h 30 min', '11 ساعة و30 دقيقة'],
    [2 * DAY + 13 * HOUR + 5 * MINUTE, '2 days 13 h', 'يومين و13 ساعة'],
    [DAY, '1 day', 'يوم'],
  ])('of %i ms', (ms, inEnglish, inArabic) => {
    expect(plain(waitText(ms, textOf('en')))).toBe(inEnglish);
    expect(plain(waitText(ms, textOf('ar')))).toBe(inArabic);
  });
});
