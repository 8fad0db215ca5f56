import { marketInstant } from '#domain/date.ts';
import { parseMonth } from '#domain/month.ts';
import type { MwMarketMaking, SfMarketMaker } from '#upstream/wire/member.ts';
import type { MarketMaker } from '#domain/market-making.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { makingRecords, marketMakersBy } from '../members/market-makers.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { item } from './content-item.ts';
import { decimal } from './wire.ts';

/** Ours: registrations of market makers as of today. */
export function marketMakerItems(world: World): SfMarketMaker[] {
  return makersOf(world).map((maker) => ({
    ...item({
      id: contentIdOf(`market-maker/${maker.id}`),
      slug: maker.id,
      published: marketInstant(maker.since, '09:00'),
      modified: marketInstant(maker.until ?? maker.since, '09:00'),
    }),
    Member: maker.member,
    Symbol: maker.symbol,
    Since: maker.since,
    Until: maker.until,
    Group: maker.group,
    MaxSpread: maker.maxSpread,
    MinSize: decimal(maker.minSize),
    Presence: maker.presence,
    With: maker.with,
    Circular: maker.circular,
  }));
}

/** Ours: each market maker's performance in a finished month. */
export function marketMakingOf(world: World, { query }: Ask): Answer {
  const month = parseMonth(query.get('month') ?? '');
  if (month === null) return fault(400, 'Give the month, such as 2026-10.');
  return json(
    makingRecords(month, world.today(), makersOf(world)).map((record): MwMarketMaking => ({
      id: record.id,
      days: record.days,
      metdays: record.metDays,
      presence: decimal(record.presence),
      averagespread: record.averageSpread === null ? null : decimal(record.averageSpread),
      averagesize: record.averageSize === null ? null : decimal(record.averageSize),
    })),
  );
}

function makersOf(world: World): MarketMaker[] {
  const securities = world.issuers().map(({ symbol, facts }) => ({
    symbol,
    listed: facts.listed,
    turnover: facts.suspendedFrom !== undefined && facts.suspendedFrom <= world.today() ? 0 : facts.turnover,
  }));
  return marketMakersBy(world.today(), securities);
}
