import { z } from 'zod';
import { MAKING_GROUPS, type MarketMaker } from '#domain/market-making.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { SfMarketMaker } from '../../contract.ts';
import { amount, day, fewOf, identifier, memberCode, optionalDay, optionalText, symbol } from '../../fields.ts';
import { RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';
import { readEntity } from './odata.ts';

/** The whole, in thousandths of a per cent. */
const WHOLE = 100_000;

const makerSchema = z.object({
  UrlName: identifier,
  Member: memberCode,
  Symbol: symbol,
  Since: day,
  Until: optionalDay,
  Group: z.enum(MAKING_GROUPS).nullish(),
  MaxSpread: fewOf(WHOLE),
  MinSize: amount,
  Presence: fewOf(WHOLE),
  With: z.enum(['exchange', 'issuer']),
  Circular: optionalText,
} satisfies FieldsOf<SfMarketMaker>);

const readMaker = rowReader(makerSchema, (row): MarketMaker => {
  const { Since: since, Until: until } = row;
  if (until !== null && until < since) throw new RowFault('it ends before it begins');
  return {
    id: row.UrlName,
    member: row.Member,
    symbol: row.Symbol,
    since,
    until,
    group: row.Group ?? null,
    maxSpread: row.MaxSpread,
    minSize: row.MinSize,
    presence: row.Presence,
    with: row.With,
    circular: row.Circular,
  };
});

/** Registrations of market makers (our addition); they are the same in both languages. */
export const marketMakersCall = defineCall({
  name: 'market-makers',
  title: 'Market makers',
  host: 'content',
  path: '/marketmakers',
  read:
    (client) =>
    ({ signal }: CallOptions = {}): Promise<Batch<MarketMaker>> =>
      readEntity(client, { query: { sf_culture: DEFAULT_LOCALE }, read: readMaker, signal }),
});
