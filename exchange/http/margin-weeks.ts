import { formatLocalTime } from '#domain/date.ts';
import { TRADE_KINDS } from '#domain/investor-trades.ts';
import type { MwMarginWeek } from '#upstream/wire/margin-week.ts';
import { marginWeeks } from '../market/margin-weeks.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { rosterOf } from './roster.ts';
import { decimal } from './wire.ts';

/** Ours: members' loans for buying securities, at the end of each published week of a year. */
export function marginWeeksOf(world: World, { query }: Ask): Answer {
  const year = query.get('year') ?? '';
  if (!/^20\d\d$/.test(year)) return fault(400, 'Give the year, such as 2026.');
  const symbols = rosterOf(world)
    .filter(({ home, kind }) => home && (TRADE_KINDS as readonly string[]).includes(kind))
    .map(({ symbol }) => symbol);
  const weeks = marginWeeks(Number(year), world.now(), symbols, (symbol, from, to) =>
    world.market.bars(symbol, from, to),
  );
  return json(
    weeks.map(
      ({ publishedAt, outstanding, collateral, purchases, sales, soldOut, securities, ...week }): MwMarginWeek => ({
        ...week,
        published: formatLocalTime(publishedAt),
        outstanding: decimal(outstanding),
        collateral: decimal(collateral),
        purchases: decimal(purchases),
        sales: decimal(sales),
        soldout: decimal(soldOut),
        securities: securities.map(({ symbol, financed, heldShares }) => ({
          symbol,
          financed: decimal(financed),
          held: heldShares,
        })),
      }),
    ),
  );
}
