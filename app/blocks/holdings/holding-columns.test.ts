import { expect, it } from 'vitest';
import { sameInAll } from '#domain/bilingual.ts';
import { allHoldingColumns, type HoldingRow } from './holding-columns.ts';

it('a group of holders has no name of its own, a sector has', () => {
  const { value } = allHoldingColumns((id) => id).find(({ id }) => id === 'name')!;
  const named = (text: string) => value({ name: sameInAll(text) } as HoldingRow);
  expect([named(''), named('Banks')]).toEqual([null, sameInAll('Banks')]);
});
