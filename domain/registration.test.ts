import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import {
  currentRegistration,
  endsOnAnotherDay,
  notifiableFacts,
  lastOver,
  registrationState,
  sessionKey,
  sessionOf,
  sessionsToCome,
  type Registration,
} from './registration.ts';

const at = marketInstant;
const words = { en: 'Hall', ar: 'قاعة' };
const session = (id: string, day: string) => ({
  id,
  parts: [{ from: at(day, '09:00'), to: at(day, '12:00') }],
  place: words,
  language: 'en' as const,
  seats: 10,
});
const EVENT: Registration = {
  id: 'e1',
  key: 'derivatives-training',
  event: null,
  title: words,
  audience: words,
  byInvitation: false,
  opens: at('2026-10-08', '10:00'),
  closes: at('2026-12-05', '12:00'),
  sessions: [session('a', '2026-12-07'), session('b', '2026-12-14')],
  guestsMost: 0,
  programme: [],
  isExpected: false,
  cancelled: null,
};

describe('an event that one registers for', () => {
  it('opens, closes and ends to the moment', () => {
    const stateAt = (day: string, hour: string) => registrationState(EVENT, at(day, hour));
    expect(stateAt('2026-10-08', '09:59')).toBe('not-open');
    expect(stateAt('2026-10-08', '10:00')).toBe('open');
    expect(stateAt('2026-12-05', '12:00')).toBe('closed');
    expect(stateAt('2026-12-14', '11:59')).toBe('closed');
    expect(stateAt('2026-12-14', '12:00')).toBe('over');
    const cancelled = { ...EVENT, cancelled: { on: '2026-11-20', why: words } };
    expect(registrationState(cancelled, at('2027-01-01', '10:00'))).toBe('cancelled');
  });

  it('is one of five states at any moment, and never goes back', () => {
    const order = ['not-open', 'open', 'closed', 'over'];
    const moments = fc.integer({ min: at('2026-09-01', '00:00'), max: at('2027-02-01', '00:00') });
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)].map((now) =>
          registrationState(EVENT, now),
        );
        expect(order.indexOf(first!)).toBeLessThanOrEqual(order.indexOf(second!));
      }),
    );
  });

  it('offers the sessions that have not begun', () => {
    expect(sessionsToCome(EVENT, at('2026-12-07', '09:00')).map(({ id }) => id)).toEqual(['b']);
  });

  it('is shown until the next one is announced', () => {
    const next = { ...EVENT, id: 'e2', sessions: [session('a', '2027-12-06')] };
    const shown = (all: Registration[], day: string) =>
      currentRegistration(all, 'derivatives-training', at(day, '10:00'))?.id;
    expect(shown([next, EVENT], '2026-12-01')).toBe('e1');
    expect(shown([EVENT], '2027-01-10')).toBe('e1');
    expect(shown([next, EVENT], '2027-01-10')).toBe('e2');
    expect(shown([{ ...EVENT, key: 'suhoor-gathering' }], '2026-12-01')).toBeUndefined();
  });

  it('is the last one once its last session has ended, and not where it was called off', () => {
    const next = { ...EVENT, id: 'e2', sessions: [session('a', '2027-12-06')] };
    const last = (all: Registration[], day: string, hour = '12:00') =>
      lastOver(all, 'derivatives-training', at(day, hour))?.id;
    expect(last([next, EVENT], '2026-12-14', '11:59')).toBeUndefined();
    expect(last([next, EVENT], '2026-12-14')).toBe('e1');
    expect(last([next, EVENT], '2027-12-06')).toBe('e2');
    expect(last([{ ...EVENT, cancelled: { on: '2026-11-20', why: words } }], '2027-01-01')).toBeUndefined();
  });

  it('has sessions with names of their own', () => {
    expect(sessionOf([EVENT], sessionKey(EVENT, EVENT.sessions[1]!))).toMatchObject({ session: { id: 'b' } });
    expect(sessionOf([EVENT], 'e1/c')).toBeNull();
  });

  it('is told anew when its day, its place or its certainty changes, and for nothing else', () => {
    const facts = (change: Partial<Registration>) => notifiableFacts({ ...EVENT, ...change }, EVENT.sessions[0]!);
    expect(facts({ title: { en: 'Other', ar: null } })).toBe(facts({}));
    expect(facts({ isExpected: true })).not.toBe(facts({}));
    expect(facts({ cancelled: { on: '2026-11-20', why: words } })).not.toBe(facts({}));
    expect(notifiableFacts(EVENT, session('a', '2026-12-08'))).not.toBe(facts({}));
  });

  it('may end on the day after', () => {
    expect(endsOnAnotherDay({ from: at('2027-02-20', '21:30'), to: at('2027-02-21', '00:30') })).toBe(true);
    expect(endsOnAnotherDay({ from: at('2027-02-20', '21:30'), to: at('2027-02-20', '23:30') })).toBe(false);
  });
});
