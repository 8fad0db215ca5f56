import { expect, it } from 'vitest';
import { absent, down } from './fake.ts';
import { requireNoShrink } from './shrink.ts';
import { failureOf } from './failure.ts';

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

it.each([
  ['no answer', down('press'), 'no-answer'],
  ['an error of the service', absent(), 'error'],
  ['a list that lost most of its rows', thrownBy(() => requireNoShrink('Circulars', 1, 50)), 'implausible'],
  ['what lies behind a summary', new Error('3 of 60 companies', { cause: down('profile') }), 'no-answer'],
  ['anything else, which is our own fault', new TypeError('undefined is no function'), 'ours'],
] as const)('%s is told as such', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
