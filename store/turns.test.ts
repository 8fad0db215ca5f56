import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './turns.ts';

/** Work that reports how many of its kind run at one time. */
function counted() {
  let [running, most] = [0, 0];
  const order: number[] = [];
  const work =
    (id: number, fails = false) =>
    async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(1);
      order.push(id);
      running -= 1;
      if (fails) throw new Error(`work ${id} failed`);
      return id;
    };
  return { work, order, most: () => most };
}

it('does work of one name one after the other, in the order in which it was asked for', async () => {
  const { work, order, most } = counted();
  const owner = {};
  expect(await Promise.all([1, 2, 3].map((id) => inTurn(owner, 'documents', work(id))))).toEqual([1, 2, 3]);
  expect([order, most()]).toEqual([[1, 2, 3], 1]);
});

it('does work of other names, and of other databases, meanwhile', async () => {
  const { work, most } = counted();
  const owner = {};
  await Promise.all([inTurn(owner, 'a', work(1)), inTurn(owner, 'b', work(2)), inTurn({}, 'a', work(3))]);
  expect(most()).toBe(3);
});

it('goes on after work that failed, which only the one who asked for it hears of', async () => {
  const { work } = counted();
  const owner = {};
  const failed = inTurn(owner, 'a', work(1, true));
  const next = inTurn(owner, 'a', work(2));
  await expect(failed).rejects.toThrow('work 1 failed');
  expect(await next).toBe(2);
});
