import { z } from 'zod';
import { RANKED_SEGMENTS, type BrokerFigures, type RankedSegment } from '#domain/broker-ranking.ts';
import type { Month } from '#domain/month.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwBrokerFigures } from '../../contract.ts';
import { amount, certainCount, memberCode } from '../../fields.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const figuresSchema = z.object({
  code: memberCode,
  segment: z.enum(RANKED_SEGMENTS),
  buyvalue: amount,
  sellvalue: amount,
  buyvolume: certainCount,
  sellvolume: certainCount,
  buytrades: certainCount,
  selltrades: certainCount,
  electronicvalue: amount,
} satisfies FieldsOf<MwBrokerFigures>);

/** A broker's purchases and sales in a segment over the requested month. */
export interface SegmentFigures extends BrokerFigures {
  segment: RankedSegment;
}

const readFigures = rowReader(figuresSchema, (row): SegmentFigures => {
  if (row.electronicvalue > row.buyvalue + row.sellvalue)
    throw new RowFault('more came electronically than was traded');
  return {
    code: row.code,
    segment: row.segment,
    bought: row.buyvalue,
    sold: row.sellvalue,
    boughtVolume: row.buyvolume,
    soldVolume: row.sellvolume,
    boughtTrades: row.buytrades,
    soldTrades: row.selltrades,
    electronic: row.electronicvalue,
  };
});

/** The brokers' purchases and sales in a month (our addition). */
export const brokerFiguresCall = defineCall({
  name: 'broker-figures',
  title: 'Figures of brokers',
  host: 'market',
  path: '/broker-figures',
  example: ['2026-10'],
  read:
    (client) =>
    (month: Month, { signal }: CallOptions = {}): Promise<Batch<SegmentFigures>> =>
      client.json({ query: { month }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readFigures),
      ),
});
