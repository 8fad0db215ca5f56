import { z } from 'zod';
import { RETIREMENT_PURPOSES, type CarbonRetirement } from '#domain/carbon.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwCarbonRetirement } from '../../contract.ts';
import { certainCount, day, identifier, optionalText, requiredText, symbol, webAddress } from '../../fields.ts';
import { bilingual } from '../../languages.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const retirementSchema = z.object({
  id: identifier,
  symbol,
  tonnes: certainCount,
  retired: day,
  for: z.object({ en: requiredText, ar: optionalText }).nullish(),
  purpose: z.enum(RETIREMENT_PURPOSES),
  serialfrom: requiredText,
  serialto: requiredText,
  document: webAddress,
} satisfies FieldsOf<MwCarbonRetirement>);

const readRetirement = rowReader(retirementSchema, (row): CarbonRetirement => {
  if (row.tonnes === 0) throw new RowFault('nothing was retired');
  return {
    id: row.id,
    symbol: row.symbol,
    tonnes: row.tonnes,
    on: row.retired,
    owner: row.for ? bilingual(row.for.en, row.for.ar) : null,
    purpose: row.purpose,
    serialFrom: row.serialfrom,
    serialTo: row.serialto,
    document: row.document,
  };
});

/** All retired carbon credits (our addition). */
export const carbonRetirementsCall = defineCall({
  name: 'carbon-retirements',
  title: 'Retirements of carbon credits',
  host: 'market',
  path: '/carbon-retirements',
  read:
    (client) =>
    ({ signal }: CallOptions = {}): Promise<Batch<CarbonRetirement>> =>
      client.json({ signal }, (answer) => readRows(parseAnswer(z.array(z.unknown()), answer), readRetirement)),
});
