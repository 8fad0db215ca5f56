import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { marketInstant, formatLocalTime } from '#domain/date.ts';
import { describe, expect, test } from 'vitest';
import { createClock, parseClockSetting } from './clock.ts';

function clockAt(setting: string, start: string) {
  let now = marketInstant(start.slice(0, 10), start.slice(11));
  const clock = createClock(parseClockSetting(setting), DEFAULT_CALENDAR, () => now);
  return {
    read: () => {
      const { at, mode, run, speed } = clock.read();
      return { at: formatLocalTime(at), mode, run, speed };
    },
    pass: (minutes: number) => (now += minutes * 60_000),
  };
}

describe('EXCHANGE_CLOCK', () => {
  test('is auto when it is not set', () => {
    expect(parseClockSetting(undefined)).toEqual({ mode: 'auto' });
    expect(parseClockSetting(' auto ')).toEqual({ mode: 'auto' });
  });

  test('takes a start in Dubai time, with or without a speed', () => {
    const start = marketInstant('2026-11-20', '10:30');
    expect(parseClockSetting('2026-11-20T10:30')).toEqual({ mode: 'set', start, speed: 1 });
    expect(parseClockSetting('2026-11-20T10:30*60')).toEqual({ mode: 'set', start, speed: 60 });
  });

  test.each(['soon', '2026-11-20', '2026-13-20T10:30', '2026-11-20T25:30', '2026-11-20T10:30*0', '1999-01-01T10:00'])(
    'says in one sentence what is wrong with %s',
    (wrong) => expect(() => parseClockSetting(wrong)).toThrow(`EXCHANGE_CLOCK is '${wrong}', but must be auto`),
  );
});

describe('the exchange clock', () => {
  test('goes with its speed from its start', () => {
    const clock = clockAt('2026-11-20T10:30*60', '2026-08-01T00:00');
    clock.pass(1);
    expect(clock.read()).toEqual({ at: '2026-11-20T11:30:00', mode: 'set', run: 0, speed: 60 });
  });

  test('replays the last finished trading day from 09:28 and begins again at 15:10', () => {
    const clock = clockAt('replay', '2026-08-16T20:00');
    expect(clock.read()).toMatchObject({ at: '2026-08-14T09:28:00', mode: 'replay' });
    const { run } = clock.read();
    clock.pass(341);
    expect(clock.read()).toMatchObject({ at: '2026-08-14T15:09:00', run });
    clock.pass(1);
    expect(clock.read()).toMatchObject({ at: '2026-08-14T09:28:00', run: run + 1 });
  });

  test('follows the real session by itself, and replays again after it, from the middle of trading', () => {
    const clock = clockAt('auto', '2026-08-17T09:27');
    expect(clock.read()).toMatchObject({ at: '2026-08-14T11:00:00', mode: 'replay', run: 1 });
    clock.pass(1);
    expect(clock.read()).toMatchObject({ at: '2026-08-17T09:28:00', mode: 'real', run: 2 });
    clock.pass(341);
    expect(clock.read()).toMatchObject({ at: '2026-08-17T15:09:00', mode: 'real', run: 2 });
    clock.pass(1);
    expect(clock.read()).toMatchObject({ at: '2026-08-17T11:00:00', mode: 'replay', run: 3 });
    clock.pass(250);
    expect(clock.read()).toMatchObject({ at: '2026-08-17T11:00:00', mode: 'replay', run: 4 });
  });

  test('replays on a holiday: 16 June 2026 was one', () => {
    expect(clockAt('auto', '2026-06-16T11:00').read()).toMatchObject({ at: '2026-06-15T11:00:00', mode: 'replay' });
  });

  test('is the wall time in Dubai when real, also on a Sunday', () => {
    expect(clockAt('real', '2026-08-16T11:00').read()).toMatchObject({ at: '2026-08-16T11:00:00', mode: 'real' });
  });
});
