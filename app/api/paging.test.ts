import fc from 'fast-check';
import { expect, it } from 'vitest';
import { column } from '#app/columns/column.ts';
import { markOf, pageAfter } from './paging.ts';

const row = (id: number) => ({ id: String(id) });
const BY_ID = [column('code', 'id', 'ID', ({ id }: { id: string }) => id)];

it('pages of a list to which rows are added meanwhile have every row of its beginning once, in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 80 }),
      (length, limit, added) => {
        const begun = Array.from({ length }, (_, at) => row(at));
        let list = begun;
        const read: string[] = [];
        let after: string | undefined;
        for (let page = 0; ; page += 1) {
          const { rows, next } = pageAfter(list, BY_ID, { after, limit })!;
          read.push(...rows.map(({ id }) => id));
          if (next === null) break;
          after = next;
          // New rows are added in front.
          const news = Array.from({ length: added[page % added.length]! }, (_, at) => row(1_000 + page * 10 + at));
          list = [...news, ...list];
        }
        expect(read).toEqual(begun.map(({ id }) => id));
      },
    ),
  );
});

it('a row without an id is marked by all that it says', () => {
  const rows = [
    { date: '2026-11-17', value: '1.000' },
    { date: '2026-11-16', value: '1.000' },
  ];
  const columns = [
    column('day', 'date', 'Date', ({ date }: (typeof rows)[number]) => date),
    column('code', 'value', 'Value', ({ value }: (typeof rows)[number]) => value),
  ];
  expect(pageAfter(rows, columns, { after: markOf(rows[0]!, columns), limit: 5 })).toEqual({
    rows: [rows[1]],
    next: null,
  });
});

it('behind a row that has gone there is no page', () => {
  expect(pageAfter([row(1)], BY_ID, { after: markOf(row(2), BY_ID), limit: 5 })).toBeNull();
});
