import { expect, it } from 'vitest';
import { createOutage } from './outage.ts';

function outage() {
  const time = { now: 0 };
  const reported: unknown[] = [];
  const watched = createOutage({
    steady: () => time.now,
    onBegin: (reason) => reported.push(reason),
    onEnd: (awayMs) => reported.push(awayMs),
  });
  return { ...watched, time, reported };
}

it('an outage is told once when it begins and once when it ends, with its duration', () => {
  const { failed, well, isAway, time, reported } = outage();
  well();
  failed('refused');
  failed('refused again');
  expect(isAway()).toBe(true);
  time.now = 1_500;
  well();
  well();
  expect([reported, isAway()]).toEqual([['refused', 1_500], false]);
});

it('an outage of several parts ends with the last of them', () => {
  const { failed, well, time, reported } = outage();
  failed('reader', 1);
  failed('writer', 2);
  time.now = 10;
  well(1);
  expect(reported).toEqual(['reader']);
  well(2);
  expect(reported).toEqual(['reader', 10]);
});
