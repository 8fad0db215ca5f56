import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { endsOnAnotherDay, REGISTRATION_KEYS, registrationState, spanOf } from '#domain/registration.ts';
import { DAY_MS } from '#domain/time.ts';
import { eventsUpTo } from './events.ts';
import { ramadanOf } from './ramadan.ts';
import { registrationsAt } from './registrations.ts';

const at = (day: string, hour = '11:00') => marketInstant(day, hour);
const moments = fc.integer({ min: 0, max: 3_000 }).map((days) => at('2025-01-01') + days * DAY_MS);
const stateOn = (key: string, day: string) => {
  const own = registrationsAt(at(day)).find((each) => each.key === key);
  return own && registrationState(own, at(day));
};

describe('what one registers for at the embedded exchange', () => {
  it('goes through every state as the clock runs', () => {
    const days = ['2026-09-01', '2026-10-01', '2026-11-18', '2026-12-06', '2027-01-10', '2027-04-20'];
    expect(days.map((day) => stateOn('derivatives-training', day))).toEqual([
      undefined,
      'not-open',
      'open',
      'closed',
      'over',
      undefined,
    ]);
    expect(['2027-03-30', '2027-04-05'].map((day) => stateOn('dubai-reit-market', day))).toEqual(['open', 'cancelled']);
  });

  it('is one of each kind a year at most at a time, and each has its event', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const shown = registrationsAt(now);
        for (const key of REGISTRATION_KEYS)
          expect(shown.filter((each) => each.key === key).length).toBeLessThanOrEqual(1);
        const events = new Map(eventsUpTo(now).map((event) => [event.id, event]));
        for (const { event, sessions, key, cancelled } of shown) {
          expect(events.get(event!)).toMatchObject({ starts: spanOf(sessions).from, ends: spanOf(sessions).to });
          expect(events.get(event!)!.content.en.includes(`/registrations/${key}`)).toBe(cancelled === null);
        }
      }),
    );
  });

  it('has trainings of two half days that follow each other', () => {
    const [training] = registrationsAt(at('2026-11-18')).filter(({ key }) => key === 'derivatives-training');
    for (const { parts } of training!.sessions) {
      expect(parts).toHaveLength(2);
      expect(parts[1]!.from - parts[0]!.from).toBe(DAY_MS);
    }
  });
});

describe('the materials of an event', () => {
  it('are not spoken of before they are published, five days after it, and there are none of the gathering', () => {
    const kindsOn = (key: string, day: string, hour: string) =>
      registrationsAt(at(day, hour))
        .find((each) => each.key === key)!
        .materials?.map(({ kind }) => kind);
    expect(kindsOn('derivatives-training', '2026-12-20', '09:59')).toBeUndefined();
    expect(new Set(kindsOn('derivatives-training', '2026-12-20', '10:00'))).toEqual(
      new Set(['slides', 'recording', 'summary']),
    );
    expect(kindsOn('suhoor-gathering', '2027-03-01', '11:00')).toEqual([]);
    // The event was cancelled.
    expect(kindsOn('dubai-reit-market', '2027-04-30', '11:00')).toBeUndefined();
  });
});

describe('the gathering', () => {
  it('is on a night of Ramadan that ends on the next day', () => {
    expect([2026, 2027].map(ramadanOf)).toEqual(['2026-02-18', '2027-02-08']);
    const gathering = registrationsAt(at('2027-02-01')).find(({ key }) => key === 'suhoor-gathering')!;
    const [night] = gathering.sessions[0]!.parts;
    expect(night).toEqual({ from: at('2027-02-20', '21:30'), to: at('2027-02-21', '00:30') });
    expect(endsOnAnotherDay(night!)).toBe(true);
  });

  it('is expected until ten days before it', () => {
    const isExpected = (day: string, hour: string) =>
      registrationsAt(at(day, hour)).find(({ key }) => key === 'suhoor-gathering')!.isExpected;
    expect([isExpected('2027-02-10', '08:59'), isExpected('2027-02-10', '09:00')]).toEqual([true, false]);
  });
});
