import { z } from 'zod';
import type { MwNetAssetValue } from '../../contract.ts';
import { certainPrice, day, symbol } from '../../fields.ts';
import type { NetAssetValue } from '../../records.ts';
import { parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { MarketCalls } from '../../upstream.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const valueSchema = z.object({ symbol, date: day, nav: certainPrice } satisfies FieldsOf<MwNetAssetValue>);

const readValue = rowReader(valueSchema, ({ nav, ...row }): NetAssetValue => ({ ...row, value: nav }));

/** Net assets a unit of the funds on the days of a year (our addition). */
export function netAssetValuesCall(client: Client): MarketCalls['netAssetValues'] {
  return (year, { signal } = {}) =>
    client.json({ call: 'net-asset-values', path: '/net-asset-values', query: { year }, signal }, (answer) =>
      readRows(parseAnswer(z.array(z.unknown()), answer), readValue),
    );
}
