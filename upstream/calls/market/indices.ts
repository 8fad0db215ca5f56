import { z } from 'zod';
import type { IndexPoint } from '#domain/quote.ts';
import type { MwIndexLevel, MwIndexPoint } from '../../contract.ts';
import { certainPrice, certainSigned, count, dubaiTime, requiredText } from '../../fields.ts';
import { parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { MarketCalls } from '../../upstream.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const levelFields = { value: certainPrice, change: certainSigned, changepercentage: certainSigned, volume: count };
const pointSchema = z.object({ id: dubaiTime, ...levelFields } satisfies FieldsOf<MwIndexPoint>);
const levelSchema = z.object({ code: requiredText, time: dubaiTime, ...levelFields } satisfies FieldsOf<MwIndexLevel>);

/** Reads a minute of one index; the minute stands under `id`. */
function indexMinuteReader(index: string) {
  return rowReader(pointSchema, ({ id: at, changepercentage: changePercent, value, change, volume }): IndexPoint => {
    return { index, at, value, change, changePercent, volume };
  });
}

/** Reads the latest level of an index from the stream. */
export const readIndexLevel = rowReader(levelSchema, ({ code, time, changepercentage, ...level }): IndexPoint => {
  return { index: code, at: time, changePercent: changepercentage, ...level };
});

/** The minutes of the general index, or of the asked one (our addition). The service gives them newest first. */
export function indexMinutesCall(client: Client, generalIndex: string): MarketCalls['indexMinutes'] {
  return (code, { signal } = {}) =>
    client.json({ call: 'index-minutes', path: '/indices', query: { id: code }, signal }, (answer) => {
      const batch = readRows(parseAnswer(z.array(z.unknown()), answer), indexMinuteReader(code ?? generalIndex));
      return { ...batch, records: batch.records.sort((a, b) => a.at - b.at) };
    });
}
