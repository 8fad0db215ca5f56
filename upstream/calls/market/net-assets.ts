import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { MwNetAssetValue } from '../../contract.ts';
import { certainPrice, day, symbol } from '../../fields.ts';
import type { NetAssetValue } from '../../records.ts';
import { parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const valueSchema = z.object({ symbol, date: day, nav: certainPrice } satisfies FieldsOf<MwNetAssetValue>);

const readValue = rowReader(valueSchema, ({ nav, ...row }): NetAssetValue => ({ ...row, value: nav }));

/** Net assets per unit of the funds on the days of a year (our addition). */
export const netAssetValuesCall = defineCall({
  name: 'net-asset-values',
  title: 'Net asset values',
  host: 'market',
  path: '/net-asset-values',
  example: [2025],
  read:
    (client) =>
    (year: number, { signal }: CallOptions = {}): Promise<Batch<NetAssetValue>> =>
      client.json({ query: { year }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readValue),
      ),
});
