import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { MwSplit } from '../../contract.ts';
import { day, fewOf, symbol } from '../../fields.ts';
import type { ListedSplit } from '../../records.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const RATIO_MOST = 1_000;

const splitSchema = z.object({
  symbol,
  date: day,
  units: fewOf(RATIO_MOST),
  of: fewOf(RATIO_MOST),
} satisfies FieldsOf<MwSplit>);

const readSplit = rowReader(splitSchema, (split): ListedSplit => {
  if (split.units === 0 || split.of === 0) throw new RowFault('a split into nothing');
  return split;
});

/** Splits, announced and past (our addition). */
export const splitsCall = defineCall({
  name: 'splits',
  title: 'Splits',
  host: 'market',
  path: '/splits',
  read:
    (client) =>
    ({ signal }: CallOptions = {}): Promise<Batch<ListedSplit>> =>
      client.json({ signal }, (answer) => readRows(parseAnswer(z.array(z.unknown()), answer), readSplit)),
});
