import { expect, it } from 'vitest';
import { bookNow } from './makers.ts';

const OBLIGATION = { maxSpread: 1_000 };
const book = (bid: number | null, offer: number | null) => ({ bid, offer, suspended: false });

it('a market maker is within its obligation, or wider, by a book that is known', () => {
  expect(bookNow(book(3_980, 4_020), OBLIGATION, true)).toEqual({ spreadNow: 1_000, status: 'within' });
  expect(bookNow(book(3_900, 4_020), OBLIGATION, true)).toMatchObject({ status: 'wider' });
  expect(bookNow(book(3_980, null), OBLIGATION, true)).toEqual({ spreadNow: null, status: 'wider' });
});

it('of a book that is not known, nothing is said while the market trades', () => {
  expect(bookNow(undefined, OBLIGATION, true)).toEqual({ spreadNow: null, status: null });
  expect(bookNow(undefined, OBLIGATION, false)).toEqual({ spreadNow: null, status: 'closed' });
});

it('there is no obligation while the security is suspended', () => {
  expect(bookNow({ ...book(3_900, 4_020), suspended: true }, OBLIGATION, true)).toMatchObject({ status: 'closed' });
});
