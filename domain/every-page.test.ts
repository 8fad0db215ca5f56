import { expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

it('a list is asked for until it ends, however many it gives at once', async () => {
  const list = Array.from({ length: 1_100 }, (_, at) => at);
  const ask = async ({ skip, take }: { skip: number; take: number }) => ({
    items: list.slice(skip, skip + Math.min(take, 300)),
    total: list.length,
  });
  expect(await everyPage(ask)).toEqual(list);
  expect(await everyPage(async () => ({ items: [], total: 7 }))).toEqual([]);
});
