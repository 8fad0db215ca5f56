import { z } from 'zod';
import { INVESTOR_TYPES, NATIONALITIES, TRADE_KINDS, type InvestorTrade } from '#domain/investor-trades.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwInvestorTrade } from '../../contract.ts';
import { amount, certainCount, day, optionalCount } from '../../fields.ts';
import { parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const tradeSchema = z.object({
  date: day,
  kind: z.enum(TRADE_KINDS),
  group: z.enum(NATIONALITIES),
  type: z.enum(INVESTOR_TYPES),
  buyvalue: amount,
  sellvalue: amount,
  buyvolume: certainCount,
  sellvolume: certainCount,
  buytrades: optionalCount,
  selltrades: optionalCount,
} satisfies FieldsOf<MwInvestorTrade>);

const readTrade = rowReader(tradeSchema, (row): InvestorTrade => ({
  date: row.date,
  kind: row.kind,
  nationality: row.group,
  type: row.type,
  buyValue: row.buyvalue,
  sellValue: row.sellvalue,
  buyVolume: row.buyvolume,
  sellVolume: row.sellvolume,
  buyTrades: row.buytrades,
  sellTrades: row.selltrades,
}));

/** Investors' purchases and sales on the days in a range, by nationality and type (our addition). */
export const investorTradesCall = defineCall({
  name: 'investor-trades',
  title: 'Trades by investor',
  host: 'market',
  path: '/investor-trades',
  example: ['2026-11-01', '2026-11-30'],
  read:
    (client) =>
    (from: PlainDate, to: PlainDate, { signal }: CallOptions = {}): Promise<Batch<InvestorTrade>> =>
      client.json({ query: { from, to }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readTrade),
      ),
});
