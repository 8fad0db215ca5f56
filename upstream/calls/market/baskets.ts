import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { MwBasket, MwConstituent } from '../../contract.ts';
import { day, factor, symbol } from '../../fields.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const ROWS = z.array(z.unknown());

const constituentSchema = z.object({ symbol, shares: factor, capfactor: factor } satisfies FieldsOf<MwConstituent>);
const basketSchema = z.object({
  date: day,
  divisor: factor,
  constituents: z.array(constituentSchema).nonempty(),
} satisfies FieldsOf<MwBasket>);

function basketReader(index: string) {
  return rowReader(basketSchema, ({ date, divisor, constituents }): DatedBasket => {
    const symbols = new Set(constituents.map((one) => one.symbol));
    if (symbols.size < constituents.length) throw new RowFault('a member stands in the basket twice');
    return {
      index,
      from: date,
      divisor,
      constituents: constituents.map(({ symbol: member, shares, capfactor }) => ({
        symbol: member,
        freeFloatShares: shares,
        capFactor: capfactor,
      })),
    };
  });
}

/** Baskets of an index, oldest first (our addition). */
export const basketsCall = defineCall({
  name: 'baskets',
  title: 'Index baskets',
  host: 'market',
  path: '/baskets',
  example: ['DSXSI'],
  read:
    (client) =>
    async (code: string, { signal }: CallOptions = {}): Promise<Batch<DatedBasket>> => {
      const { records, rejected } = await client.json({ query: { id: code }, signal }, (answer) =>
        readRows(parseAnswer(ROWS, answer), basketReader(code)),
      );
      return { records: records.toSorted((a, b) => (a.from < b.from ? -1 : 1)), rejected };
    },
});
