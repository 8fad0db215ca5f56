import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { MwIndexLevel, MwIndexPoint } from '../../contract.ts';
import { certainPrice, certainSigned, count, wallTime, requiredText } from '../../fields.ts';
import { parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const levelFields = { value: certainPrice, change: certainSigned, changepercentage: certainSigned, volume: count };
const pointSchema = z.object({ id: wallTime, ...levelFields } satisfies FieldsOf<MwIndexPoint>);
const levelSchema = z.object({ code: requiredText, time: wallTime, ...levelFields } satisfies FieldsOf<MwIndexLevel>);

/** Reads a minute of one index; the field `id` has the minute. */
function indexMinuteReader(index: string) {
  return rowReader(pointSchema, ({ id: at, changepercentage: changePercent, value, change, volume }): IndexPoint => {
    return { index, at, value, change, changePercent, volume };
  });
}

/** Reads the latest level of an index from the stream. */
export const readIndexLevel = rowReader(levelSchema, ({ code, time, changepercentage, ...level }): IndexPoint => {
  return { index: code, at: time, changePercent: changepercentage, ...level };
});

/** The minutes of the general index, or of the requested one (our addition). The service returns them newest first. */
export const indexMinutesCall = defineCall({
  name: 'index-minutes',
  title: 'Index minutes',
  host: 'market',
  path: '/indices',
  example: ['DSXGI'],
  read:
    (client, { generalIndex }) =>
    (code?: string, { signal }: CallOptions = {}): Promise<Batch<IndexPoint>> =>
      client.json({ query: { id: code }, signal }, (answer) => {
        const batch = readRows(parseAnswer(z.array(z.unknown()), answer), indexMinuteReader(code ?? generalIndex));
        return { ...batch, records: batch.records.sort((a, b) => a.at - b.at) };
      }),
});
