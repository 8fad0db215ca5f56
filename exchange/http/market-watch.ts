import { addDays } from '#domain/calendar.ts';
import { isPlainDate } from '#domain/time.ts';
import type { MwIndexPoint } from '#upstream/wire/market.ts';
import type { MwBar, MwBasket, MwNetAssetValue, MwSplit } from '#upstream/wire/market-stream.ts';
import { netAssetsOf } from '../issuers/net-assets.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import { wholeOption } from './ask.ts';
import type { Ask } from './ask.ts';
import { dealRow, decimal, local, statusRow, stockRow, tradeRow, twoDecimals } from './wire.ts';

const USUAL_TRADES = 50;
const MOST_TRADES = 10_000;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-01-01';
/** Three years of baskets: more would be a large answer that clients rarely need. */
const BASKET_DAYS = 3 * 365;

/** Call 3. The query is ignored: the client filters (docs/contracts.md, call 3). */
export function stocks({ market }: World): Answer {
  return json(market.rows().map(stockRow));
}

/** Call 13, with our additions. */
export function status({ market }: World): Answer {
  return json(statusRow(market.status()));
}

/** The general index (docs/contracts.md, Index minutes); with `id` another one (ours). */
export function indices({ market, identity }: World, { query }: Ask): Answer {
  const general = identity.indices.find(({ kind }) => kind === 'general')?.code ?? '';
  const points = market.indexMinutes(query.get('id') ?? general);
  return json(
    points.map(({ at, value, change, changePercent, volume }): MwIndexPoint => ({
      id: local(at),
      change: twoDecimals(change),
      changepercentage: decimal(changePercent),
      value: twoDecimals(value),
      volume,
    })),
  );
}

/** Ours: finished days, oldest first. */
export function bars({ market }: World, { query }: Ask): Answer {
  const id = query.get('id');
  const from = query.get('from') || FIRST_DAY;
  const to = query.get('to') || LAST_DAY;
  if (!id) return fault(400, 'Give the symbol of a security or the code of an index as id.');
  if (!isPlainDate(from) || !isPlainDate(to)) return fault(400, 'Give from and to as days, such as 2026-11-20.');
  return json(
    market.bars(id, from, to).map(({ date, open, high, low, close, volume, value, trades }): MwBar => ({
      date,
      open: decimal(open),
      high: decimal(high),
      low: decimal(low),
      close: decimal(close),
      volume: volume ?? 0,
      value: decimal(value),
      trades: trades ?? 0,
    })),
  );
}

/** Ours: today's trades of a security, newest first. */
export function trades({ market }: World, { query }: Ask): Answer {
  const id = query.get('id');
  if (!id) return fault(400, 'Give the symbol of a security as id.');
  return json(market.trades(id, wholeOption(query, 'take', USUAL_TRADES, MOST_TRADES)).map(tradeRow));
}

/** Ours: every split up to today, oldest first. */
export function splits(world: World): Answer {
  const today = world.today();
  const rows = world
    .issuers()
    .flatMap(({ symbol, facts }) =>
      (facts.splits ?? []).map(({ date, ratio: [units, of] }): MwSplit => ({ symbol, date, units, of })),
    );
  return json(rows.filter(({ date }) => date <= today).sort((a, b) => (a.date < b.date ? -1 : 1)));
}

/**
 * Ours: the baskets of an index in the last years, oldest first. Shares and factors are exact: levels are computed from
 * them.
 */
export function baskets({ market }: World, { query }: Ask): Answer {
  const id = query.get('id');
  if (!id) return fault(400, 'Give the code of an index as id.');
  const since = addDays(market.status().date, -BASKET_DAYS);
  return json(
    market.baskets(id, since).map(({ from, divisor, constituents }): MwBasket => ({
      date: from,
      divisor,
      constituents: constituents.map(({ symbol, freeFloatShares, capFactor }) => ({
        symbol,
        shares: freeFloatShares,
        capfactor: capFactor,
      })),
    })),
  );
}

/** Ours: net assets per unit of every fund on the finished days of a year, oldest first. */
export function netAssetValues(world: World, { query }: Ask): Answer {
  const year = query.get('year') ?? '';
  if (!/^\d{4}$/.test(year)) return fault(400, 'Give the year, such as 2026.');
  const rows = world
    .issuers()
    .flatMap((issuer) => netAssetsOf(issuer, world.market.bars(issuer.symbol, `${year}-01-01`, `${year}-12-31`)));
  return json(rows.map(({ symbol, date, value }): MwNetAssetValue => ({ symbol, date, nav: decimal(value) })));
}

/** Ours: today's negotiated trades. */
export function directDeals({ market }: World): Answer {
  return json(market.directDeals().map(dealRow));
}
