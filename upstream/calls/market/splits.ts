import { z } from 'zod';
import type { MwSplit } from '../../contract.ts';
import { day, fewOf, symbol } from '../../fields.ts';
import type { ListedSplit } from '../../records.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { MarketCalls } from '../../upstream.ts';
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
export function splitsCall(client: Client): MarketCalls['splits'] {
  return ({ signal } = {}) =>
    client.json({ call: 'splits', path: '/splits', signal }, (answer) =>
      readRows(parseAnswer(z.array(z.unknown()), answer), readSplit),
    );
}
