import { isPlainDate } from '#domain/time.ts';
import type { MwIndexPoint } from '#upstream/wire/market.ts';
import type { MwBar } from '#upstream/wire/market-stream.ts';
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

/** Call 3. The query is ignored: filters are the client's business (upstream-contracts.md). */
export function stocks({ market }: World): Answer {
  return json(market.rows().map(stockRow));
}

/** Call 13, with our additions. */
export function status({ market }: World): Answer {
  return json(statusRow(market.status()));
}

/** Section 2.1: the general index; with `id` another one (ours). */
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

/** Ours: today's negotiated trades. */
export function directDeals({ market }: World): Answer {
  return json(market.directDeals().map(dealRow));
}
