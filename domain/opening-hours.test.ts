import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import { openingAt, type OpeningHours } from './opening-hours.ts';

const DAY = { from: '08:00', to: '16:00' };
const HOURS: OpeningHours[] = [{ weekdays: [1, 2, 3, 4, 5], ...DAY }];
const at = (day: string, time: string) => openingAt(HOURS, marketInstant(day, time));

describe('whether somebody answers', () => {
  it('is open from the first minute to before the last', () => {
    expect(at('2026-11-18', '08:00')).toEqual({ isOpen: true, day: '2026-11-18', ...DAY });
    expect(at('2026-11-18', '15:59')).toEqual({ isOpen: true, day: '2026-11-18', ...DAY });
    expect(at('2026-11-18', '16:00')).toEqual({ isOpen: false, day: '2026-11-19', ...DAY });
  });

  it('opens on the same day, after the weekend, and after holidays', () => {
    expect(at('2026-11-18', '06:30')).toEqual({ isOpen: false, day: '2026-11-18', ...DAY });
    expect(at('2026-11-20', '18:00')).toEqual({ isOpen: false, day: '2026-11-23', ...DAY });
    expect(at('2026-12-02', '11:00')).toEqual({ isOpen: false, day: '2026-12-04', ...DAY });
  });

  it('knows nothing where no hours are published', () => {
    expect(openingAt([], marketInstant('2026-11-18', '11:00'))).toBeNull();
  });
});
