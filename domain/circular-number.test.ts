import { describe, expect, it } from 'vitest';
import { circularDate, compareCircularNumbers, parseCircularNumber } from './circular-number.ts';

describe('circulars', () => {
  it('are numbered by serial and year, in lists and in addresses', () => {
    expect(parseCircularNumber('10/2026')).toEqual({ serial: 10, year: 2026 });
    expect(parseCircularNumber('09-2026')).toEqual({ serial: 9, year: 2026 });
    for (const text of ['', '10', '0/2026', '2026/10/1', 'A/2026']) expect(parseCircularNumber(text)).toBeNull();
  });

  it('are listed newest first, those without a number last', () => {
    const listed = ['9/2026', 'draft', '12/2025', '10/2026'].sort(compareCircularNumbers);
    expect(listed).toEqual(['10/2026', '9/2026', '12/2025', 'draft']);
  });

  it('dated 20:00Z belong to the next day', () => {
    expect(circularDate('2026-06-18T20:00:00Z')).toBe('2026-06-19');
    expect(circularDate('2026-03-17T06:00:00Z')).toBe('2026-03-17');
    expect(() => circularDate('soon')).toThrow(RangeError);
  });
});
