import { expect, it } from 'vitest';
import { refuseFuture } from './site-then.ts';
import { Refused } from './refused.ts';

it('a day that has not come is refused, today and days before are not', () => {
  const site = { today: () => '2026-11-26' };
  expect(() => refuseFuture(site, 'asOf', '2026-11-27')).toThrow(Refused);
  for (const day of ['2026-11-26', '2020-01-01', undefined])
    expect(() => refuseFuture(site, 'asOf', day)).not.toThrow();
});
