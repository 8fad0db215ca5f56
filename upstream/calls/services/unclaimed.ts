import { z } from 'zod';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { UnclaimedDividendRow } from '../../contract.ts';
import { amount, certainCount, certainPrice, day, year } from '../../fields.ts';
import type { UnclaimedDividend } from '../../records.ts';
import { parseAnswer, readRows, RowFault, rowReader } from '../../rows.ts';
import { askWidget } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const rowSchema = z.object({
  Year: year,
  Kind: z.enum(['interim', 'final']),
  PerShare: certainPrice,
  PaymentDate: day,
  Declared: amount,
  Unclaimed: amount,
  Holders: certainCount,
  AsOf: day,
} satisfies FieldsOf<UnclaimedDividendRow>);

const readDistribution = rowReader(rowSchema, (row): UnclaimedDividend => {
  if (row.Unclaimed > row.Declared) throw new RowFault('more is unclaimed than was declared');
  if (row.PaymentDate > row.AsOf) throw new RowFault('it was counted before it was paid');
  return {
    year: row.Year,
    kind: row.Kind,
    perShare: row.PerShare,
    paymentDate: row.PaymentDate,
    declared: row.Declared,
    unclaimed: row.Unclaimed,
    holders: row.Holders,
    asOf: row.AsOf,
  };
});

/** Distributions of the own share with unclaimed amounts, latest payment first. */
export const unclaimedCall = defineCall({
  name: 'unclaimed-dividends',
  title: 'Unclaimed dividends',
  host: 'widgets',
  command: 'GetUnclaimedDividends',
  read:
    (client, { ownSymbol }) =>
    ({ signal }: CallOptions = {}): Promise<Batch<UnclaimedDividend>> =>
      askWidget(client, { parameters: { Symbol: ownSymbol }, signal }, (answer) => {
        const batch = readRows(parseAnswer(z.array(z.unknown()), answer), readDistribution);
        return { ...batch, records: batch.records.sort((a, b) => (a.paymentDate < b.paymentDate ? 1 : -1)) };
      }),
});
