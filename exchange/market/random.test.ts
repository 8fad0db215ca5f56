import { expect, test } from 'vitest';
import { fatTailed, hash, normal, poisson, randomOf } from './random.ts';
import type { Random } from './random.ts';

const DRAWS = 40_000;

function moments(draw: (random: Random) => number) {
  const random = randomOf(1, hash('moments'));
  const values = Array.from({ length: DRAWS }, () => draw(random));
  const mean = values.reduce((sum, value) => sum + value, 0) / DRAWS;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / DRAWS;
  const fourth = values.reduce((sum, value) => sum + (value - mean) ** 4, 0) / DRAWS;
  return { mean, variance, kurtosis: fourth / variance ** 2 };
}

test('a stream is repeated by its parts, and changed by each of them', () => {
  const first = (a: number, b: number, c: number) => randomOf(a, b, c)();
  expect(first(1, 2, 3)).toBe(first(1, 2, 3));
  expect(new Set([first(1, 2, 3), first(2, 2, 3), first(1, 3, 3), first(1, 2, 4), first(3, 2, 1)]).size).toBe(5);
});

test('uniform draws fill [0, 1) evenly', () => {
  const { mean, variance } = moments((random) => random());
  expect(mean).toBeCloseTo(0.5, 1);
  expect(variance).toBeCloseTo(1 / 12, 2);
});

test('normal draws have mean 0, variance 1 and thin tails; fat-tailed ones the same variance and more extremes', () => {
  const thin = moments(normal);
  const fat = moments(fatTailed);
  expect(thin.mean).toBeCloseTo(0, 1);
  expect(thin.variance).toBeCloseTo(1, 1);
  expect(thin.kurtosis).toBeCloseTo(3, 0);
  expect(fat.variance).toBeGreaterThan(0.85);
  expect(fat.variance).toBeLessThan(1.1);
  expect(fat.kurtosis).toBeGreaterThan(4.5);
});

test.each([0.3, 7, 400])('poisson counts have the mean %d', (mean) => {
  const counted = moments((random) => poisson(random, mean));
  expect(Math.abs(counted.mean / mean - 1)).toBeLessThan(0.03);
  expect(Math.abs(counted.variance / mean - 1)).toBeLessThan(0.06);
});
