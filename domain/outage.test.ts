import { expect, it } from 'vitest';
import { createOutage } from './outage.ts';

function outage() {
  const time = { now: 0 };
  const told: unknown[] = [];
  const watched = createOutage({
    steady: () => time.now,
    onBegin: (reason) => told.push(reason),
    onEnd: (awayMs) => told.push(awayMs),
  });
  return { ...watched, time, told };
}

it('an outage is told once when it begins and once when it ends, with its duration', () => {
  const { failed, well, isAway, time, told } = outage();
  well();
  failed('refused');
  failed('refused again');
  expect(isAway()).toBe(true);
  time.now = 1_500;
  well();
  well();
  expect([told, isAway()]).toEqual([['refused', 1_500], false]);
});

it('an outage of several parts ends with the last of them', () => {
  const { failed, well, time, told } = outage();
  failed('reader', 1);
  failed('writer', 2);
  time.now = 10;
  well(1);
  expect(told).toEqual(['reader']);
  well(2);
  expect(told).toEqual(['reader', 10]);
});
