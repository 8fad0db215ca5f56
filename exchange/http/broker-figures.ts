import { RANKED_SEGMENTS } from '#domain/broker-ranking.ts';
import { parseMonth } from '#domain/month.ts';
import type { MwBrokerFigures } from '#upstream/wire/member.ts';
import { brokerFigures } from '../members/broker-figures.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { rosterOf } from './roster.ts';
import { decimal } from './wire.ts';

/** Ours: each member's purchases and sales in a finished, published month. */
export function brokerFiguresOf(world: World, { query }: Ask): Answer {
  const month = parseMonth(query.get('month') ?? '');
  if (month === null) return fault(400, 'Give the month, such as 2026-10.');
  const securities = rosterOf(world).filter(({ home }) => home);
  const figures = brokerFigures(month, world.today(), securities, (symbol, from, to) =>
    world.market.bars(symbol, from, to),
  );
  return json(
    RANKED_SEGMENTS.flatMap((segment) =>
      figures[segment].map((one): MwBrokerFigures => ({
        code: one.code,
        segment,
        buyvalue: decimal(one.bought),
        sellvalue: decimal(one.sold),
        buyvolume: one.boughtVolume,
        sellvolume: one.soldVolume,
        buytrades: one.boughtTrades,
        selltrades: one.soldTrades,
        electronicvalue: decimal(one.electronic),
      })),
    ),
  );
}
