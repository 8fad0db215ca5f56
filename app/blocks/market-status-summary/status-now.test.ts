import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { phaseAt } from '#domain/session.ts';
import { statusNowAt } from './status-now.ts';

/** Friday 20 November 2026, a trading day. */
const at = (clock: string, date = '2026-11-20') => marketInstant(date, clock);

describe('what an investor can do now', () => {
  it.each([
    ['09:30', 'auction'],
    ['09:56', 'auctionWithoutCancel'],
    ['11:30', 'continuous'],
    ['14:50', 'auction'],
    ['14:54', 'auctionImproveOnly'],
    ['14:58', 'closePrice'],
    ['15:00', 'closed'],
  ])('is said for %s', (clock, sentence) => {
    expect(statusNowAt(at(clock)).sentence).toBe(sentence);
  });

  it.each(['09:45', '11:30', '14:57'])('is nothing while the exchange reports the market closed: %s', (clock) => {
    expect(statusNowAt(at(clock), 'closed')).toMatchObject({ sentence: 'closedNow', phase: 'closed', isOpen: false });
    expect(statusNowAt(at(clock), phaseAt(at(clock)))).toEqual(statusNowAt(at(clock)));
  });

  it.each(['09:30', '14:59:30', '15:00', '21:00'])(
    'follows the calendar where the exchange agrees with it: %s',
    (clock) => {
      expect(statusNowAt(at(clock), 'closed')).toEqual(statusNowAt(at(clock)));
    },
  );

  it('names the next phase, and that it comes today', () => {
    expect(statusNowAt(at('11:30')).next).toEqual({ at: at('14:45'), phase: 'pre-closing', isToday: true });
  });

  it('settles a Friday trade on Tuesday', () => {
    expect(statusNowAt(at('11:30')).settlesOn).toBe('2026-11-24');
  });

  it('counts a trade after the close as one of the next session', () => {
    expect(statusNowAt(at('16:00'))).toMatchObject({
      settlesOn: '2026-11-25',
      next: { at: at('09:30', '2026-11-23'), isToday: false },
    });
  });

  it('says that a holiday is one, and which', () => {
    const nationalDay = statusNowAt(at('11:30', '2026-12-02'));
    expect(nationalDay.sentence).toBe('holiday');
    expect(nationalDay.holiday?.en).toBeTruthy();
  });
});
