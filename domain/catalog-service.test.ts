import { expect, test } from 'vitest';
import { compareNumbers, turnaroundMinutes } from './catalog-service.ts';

test('services stand by the parts of their numbers, those without one last', () => {
  const numbers = ['2.10', '2.9', null, '2.9.1', '10.1', '2'];
  expect(numbers.toSorted(compareNumbers)).toEqual(['2', '2.9', '2.9.1', '2.10', '10.1', null]);
});

test('minutes are shorter than a day, the same day than the next, and what is not stated has no length', () => {
  const lengths = [
    turnaroundMinutes({ amount: 15, unit: 'minutes' })!,
    turnaroundMinutes({ amount: 0, unit: 'same-day' })!,
    turnaroundMinutes({ amount: 1, unit: 'business-days' })!,
    turnaroundMinutes({ amount: 10, unit: 'business-days' })!,
  ];
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(turnaroundMinutes(null)).toBeNull();
});
