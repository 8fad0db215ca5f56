import { beforeEach, expect, test } from 'vitest';
import { createFrozenClock } from '../fixtures/frozen-clock.ts';
import type { FrozenClock } from '../fixtures/frozen-clock.ts';
import { createBreaker } from './breaker.ts';
import type { Breaker } from './breaker.ts';

let clock: FrozenClock;
let breaker: Breaker;

beforeEach(() => {
  clock = createFrozenClock();
  breaker = createBreaker({ breakerFailures: 3, breakerOpenMs: 1000, breakerMaxOpenMs: 3000 }, clock);
});

function fail(times: number): void {
  for (let time = 0; time < times; time += 1) breaker.failed();
}

test('it opens after failures in a row, and tells how long', () => {
  fail(3);
  expect(breaker.state()).toBe('open');
  clock.advance(400);
  expect(breaker.enter()).toBe(600);
});

test('a success in between begins the row anew', () => {
  fail(2);
  breaker.succeeded();
  fail(2);
  expect(breaker.state()).toBe('closed');
  expect(breaker.enter()).toBe(0);
});

test('half-open lets one trial pass at a time', () => {
  fail(3);
  clock.advance(1000);
  expect(breaker.state()).toBe('half-open');
  expect(breaker.enter()).toBe(0);
  expect(breaker.enter()).toBeGreaterThan(0);
});

test('a good trial closes it', () => {
  fail(3);
  clock.advance(1000);
  breaker.enter();
  breaker.succeeded();
  expect(breaker.state()).toBe('closed');
});

test('a failed trial opens it for twice as long, up to its longest', () => {
  fail(3);
  for (const longer of [2000, 3000, 3000]) {
    clock.advance(3000);
    breaker.enter();
    breaker.failed();
    expect(breaker.enter()).toBe(longer);
  }
});

test('a trial that its caller gave up leaves room for another', () => {
  fail(3);
  clock.advance(1000);
  breaker.enter();
  breaker.abandoned();
  expect(breaker.enter()).toBe(0);
});

test('late failures of requests that were under way do not lengthen it', () => {
  fail(8);
  expect(breaker.enter()).toBe(1000);
});
