import { expect, test } from 'vitest';
import { z } from 'zod';
import { readRows, rowReader, ShapeFault } from './rows.ts';

const read = rowReader(z.object({ id: z.string() }), ({ id }) => id);

test('a row that is said ten times is one record', () => {
  const rows = Array.from({ length: 10 }, () => [{ id: 'a' }, { id: 'b' }, { id: 1 }]).flat();
  expect(readRows(rows, read)).toMatchObject({ records: ['a', 'b'], rejected: [{ record: { id: 1 } }] });
});

test('rows of which none can be read are a fault however often they are said', () => {
  expect(() => readRows([{ id: 1 }, { id: 1 }], read)).toThrow(ShapeFault);
  expect(() => readRows([{ id: 1 }, { id: 1 }], read)).toThrow(/^none of 1 rows can be read/);
});
