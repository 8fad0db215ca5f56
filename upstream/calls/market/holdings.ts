import { z } from 'zod';
import type { Holding, HoldingSize } from '#domain/holding.ts';
import { INVESTOR_TYPES, NATIONALITIES } from '#domain/investor-trades.ts';
import { parseMonth, type Month } from '#domain/month.ts';
import type { RejectedRow } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwHolding, MwHoldings, MwHoldingSize } from '../../contract.ts';
import { amount, certainCount, optionalCount, symbol } from '../../fields.ts';
import { parseAnswer, readRows, RowFault, rowReader, ShapeFault } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

/** Holdings at the end of a month. */
export interface HoldingsResponse {
  holdings: Holding[];
  /** Smallest first. */
  sizes: HoldingSize[];
  newInvestors: number | null;
  rejected: RejectedRow[];
}

const answerSchema = z.object({
  month: z.string(),
  newinvestors: optionalCount,
  holdings: z.array(z.unknown()),
  sizes: z.array(z.unknown()),
} satisfies FieldsOf<MwHoldings>);

const holdingSchema = z.object({
  symbol: z.union([z.null(), symbol]),
  group: z.enum(NATIONALITIES),
  type: z.enum(INVESTOR_TYPES),
  investors: certainCount,
  shares: certainCount,
  value: amount,
  freefloatvalue: z.union([z.null(), amount]),
} satisfies FieldsOf<MwHolding>);

const sizeSchema = z.object({
  from: amount,
  to: z.union([z.null(), amount]),
  investors: certainCount,
  value: amount,
} satisfies FieldsOf<MwHoldingSize>);

const readHolding = rowReader(holdingSchema, ({ group, freefloatvalue, ...row }): Holding => {
  if (row.investors === 0 && row.shares > 0) throw new RowFault('shares that no investor holds');
  if (freefloatvalue !== null && freefloatvalue > row.value) throw new RowFault('more trades freely than is held');
  return { ...row, nationality: group, freeFloatValue: freefloatvalue };
});

const readSize = rowReader(sizeSchema, (size): HoldingSize => {
  if (size.to !== null && size.to <= size.from) throw new RowFault('the band ends before it begins');
  return size;
});

/** Holdings in each security, and in the market, at the end of a month (our addition). */
export const holdingsCall = defineCall({
  name: 'holdings',
  title: 'Holdings by month',
  host: 'market',
  path: '/holdings',
  example: ['2026-10'],
  read:
    (client) =>
    (month: Month, { signal }: CallOptions = {}): Promise<HoldingsResponse> =>
      client.json({ query: { month }, signal }, (answer) => {
        const response = parseAnswer(answerSchema, answer);
        if (parseMonth(response.month) !== month) throw new ShapeFault(`asked for ${month}, got ${response.month}`);
        const [holdings, sizes] = [readRows(response.holdings, readHolding), readRows(response.sizes, readSize)];
        return {
          holdings: holdings.records,
          sizes: sizes.records.toSorted((a, b) => a.from - b.from),
          newInvestors: response.newinvestors,
          rejected: [...holdings.rejected, ...sizes.rejected],
        };
      }),
});
