import { z } from 'zod';
import { MARGIN_KINDS, type MarginWeek } from '#domain/margin-week.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwMarginWeek } from '../../contract.ts';
import { amount, certainCount, day, fewOf, symbol, wallTime } from '../../fields.ts';
import { parseAnswer, readRows, RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const REVISIONS_MOST = 1_000;
const SECURITIES_MOST = 500;
/** Tolerance for some hundred rounded amounts: a fil for each. */
const ROUNDING = 1_000;

const weekSchema = z.object({
  week: day,
  published: wallTime,
  revision: fewOf(REVISIONS_MOST),
  kind: z.enum([...MARGIN_KINDS, 'all']),
  members: certainCount,
  reporting: certainCount,
  accounts: certainCount,
  outstanding: amount,
  collateral: amount,
  purchases: amount,
  sales: amount,
  calls: certainCount,
  soldout: amount,
  securities: z.array(z.object({ symbol, financed: amount, held: certainCount })).max(SECURITIES_MOST),
} satisfies FieldsOf<MwMarginWeek>);

const readWeek = rowReader(weekSchema, ({ published, soldout, securities, ...week }): MarginWeek => {
  if (week.reporting > week.members) throw new RowFault('more members report than lend');
  const financed = securities.reduce((sum, one) => sum + one.financed, 0);
  if (financed > week.outstanding + ROUNDING) throw new RowFault('more is financed in securities than is owed');
  return {
    ...week,
    publishedAt: published,
    soldOut: soldout,
    securities: securities.map(({ held, ...one }) => ({ ...one, heldShares: held })),
  };
});

/** Members' loans for buying securities, by week of a year (our addition). */
export const marginWeeksCall = defineCall({
  name: 'margin-weeks',
  title: 'Margin trading by week',
  host: 'market',
  path: '/margin-weeks',
  example: [2026],
  read:
    (client) =>
    (year: number, { signal }: CallOptions = {}): Promise<Batch<MarginWeek>> =>
      client.json({ query: { year: String(year) }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readWeek),
      ),
});
