import { z } from 'zod';
import type { MakingRecord } from '#domain/market-making.ts';
import type { Month } from '#domain/month.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwMarketMaking } from '../../contract.ts';
import { amount, certainCount, identifier, optionalAmount } from '../../fields.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

/** The whole, in thousandths of a per cent. */
const WHOLE = 100_000;

const recordSchema = z.object({
  id: identifier,
  days: certainCount,
  metdays: certainCount,
  presence: amount,
  averagespread: optionalAmount,
  averagesize: optionalAmount,
} satisfies FieldsOf<MwMarketMaking>);

const readRecord = rowReader(recordSchema, (row): MakingRecord => {
  if (row.metdays > row.days) throw new RowFault('more days were met than there were');
  if (row.presence > WHOLE) throw new RowFault('its presence is more than all of the time');
  return {
    id: row.id,
    days: row.days,
    metDays: row.metdays,
    presence: row.presence,
    averageSpread: row.averagespread,
    averageSize: row.averagesize,
  };
});

/** Market makers' performance in a month (our addition). */
export const marketMakingCall = defineCall({
  name: 'market-making',
  title: 'Record of market makers',
  host: 'market',
  path: '/market-making',
  example: ['2026-10'],
  read:
    (client) =>
    (month: Month, { signal }: CallOptions = {}): Promise<Batch<MakingRecord>> =>
      client.json({ query: { month }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readRecord),
      ),
});
