import { describe, expect, it } from 'vitest';
import { sameInAll } from './bilingual.ts';
import { dealFigures } from './bulletin-events.ts';
import { marketInstant } from './date.ts';

const NAMES = new Map([['AAA', sameInAll('AAA')]]);
const DAYS = ['2026-10-15', '2026-10-16'];
const deals = [{ id: '1', symbol: 'AAA', at: marketInstant('2026-10-15', '11:00'), price: 2_500, quantity: 4 }];

describe('the direct deals of a bulletin', () => {
  it('are not known when a day was not read to its end, whatever deals other days had', () => {
    const held = { since: '2026-10-15', deals, unread: ['2026-10-16'] };
    expect(dealFigures(held, ['2026-10-16'], NAMES)).toBeNull();
    expect(dealFigures(held, DAYS, NAMES)).toBeNull();
    expect(dealFigures(held, ['2026-10-15'], NAMES)).toMatchObject({ count: 1, value: 10_000 });
  });

  it('are none on a day that was read to its end without any', () => {
    const held = { since: '2026-10-15', deals, unread: [] };
    expect(dealFigures(held, ['2026-10-16'], NAMES)).toEqual({ count: 0, value: 0, largest: [] });
  });

  it('are not known before the first stored day', () => {
    expect(dealFigures({ since: '2026-10-16', deals, unread: [] }, DAYS, NAMES)).toBeNull();
  });
});
