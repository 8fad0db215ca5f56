import { expect, it } from 'vitest';
import { lastModified } from './last-modified.ts';

it('an answer of a day to come was not changed later than now', () => {
  const now = Date.UTC(2026, 10, 26, 8);
  expect(lastModified('2026-12-31', now)).toBe('Thu, 26 Nov 2026 08:00:00 GMT');
  expect(lastModified('2026-11-26', now)).toBe('Wed, 25 Nov 2026 20:00:00 GMT');
  expect(lastModified(now - 1_000, now)).toBe('Thu, 26 Nov 2026 07:59:59 GMT');
});
