import { describe, expect, it } from 'vitest';
import { dividendDeadlines, dividendStatus, paymentDelay } from './dividend-status.ts';

const paid = { marker: 'confirmed', meetingDate: '2026-04-06', paymentDate: '2026-05-06' } as const;

describe('a dividend', () => {
  it('is paid when its payment day has passed, and not on the day itself', () => {
    expect(dividendStatus(paid, '2026-05-06')).toBe('confirmed');
    expect(dividendStatus(paid, '2026-05-07')).toBe('paid');
    expect(dividendStatus({ ...paid, marker: 'proposed' }, '2026-05-07')).toBe('proposed');
    expect(dividendStatus({ ...paid, marker: 'withdrawn' }, '2026-05-07')).toBe('withdrawn');
    expect(dividendStatus({ ...paid, paymentDate: null }, '2026-05-07')).toBe('confirmed');
  });

  it('is of those registered on the tenth day, and paid within thirty', () => {
    expect(dividendDeadlines('2026-04-06')).toEqual({ registered: '2026-04-16', payBy: '2026-05-06' });
  });

  it('is late from the thirty-first day on', () => {
    expect(paymentDelay(paid, '2026-11-18')).toEqual({ days: 30, isLate: false, isSoFar: false });
    expect(paymentDelay({ ...paid, paymentDate: '2026-05-07' }, '2026-11-18')).toMatchObject({
      days: 31,
      isLate: true,
    });
  });

  it('without a payment day is counted until today, and not before the meeting', () => {
    const open = { ...paid, paymentDate: null };
    expect(paymentDelay(open, '2026-04-10')).toEqual({ days: 4, isLate: false, isSoFar: true });
    expect(paymentDelay(open, '2026-06-06')).toMatchObject({ days: 61, isLate: true });
    expect(paymentDelay(open, '2026-04-01')).toBeNull();
    expect(paymentDelay({ ...paid, meetingDate: null }, '2026-11-18')).toBeNull();
    expect(paymentDelay({ ...paid, marker: 'withdrawn' }, '2026-11-18')).toBeNull();
  });
});
