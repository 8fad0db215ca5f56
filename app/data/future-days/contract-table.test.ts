import { expect, it } from 'vitest';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { Site } from '#app/context.ts';
import { tradable } from './contract-table.ts';

const LAST_DAY = '2026-11-19';
const ROWS = [{ expiresOn: LAST_DAY }, { expiresOn: '2026-12-17' }];

it.each([
  ['the day before', '2026-11-18', '16:00', 2],
  ['in its last session', LAST_DAY, '14:59', 2],
  ['once its last session is over', LAST_DAY, '15:00', 1],
])('a contract can be traded until the end of its last session: %s', (_, day, time, count) => {
  const now = marketInstant(day, time);
  const site = { now: () => now, today: () => marketDate(now) } as unknown as Site;
  expect(tradable(site, ROWS)).toHaveLength(count);
});
