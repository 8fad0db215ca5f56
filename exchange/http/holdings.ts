import { addDays, previousTradingDay } from '#domain/calendar.ts';
import type { Holding } from '#domain/holding.ts';
import { TRADE_KINDS } from '#domain/investor-trades.ts';
import { daysOfMonth, monthOf, parseMonth, type Month } from '#domain/month.ts';
import type { MwHolding, MwHoldings } from '#upstream/wire/holding.ts';
import { holdingsOf, newInvestors, sizesOf, type PricedIssuer } from '../market/holdings.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { decimal } from './wire.ts';

const FIRST_MONTH: Month = '2019-01';
/** A close older than this is not used as a share's price. */
const PRICE_DAYS = 30;

/** Ours: holdings in each security, and in the market, at the end of a finished month. */
export function holdingsAt(world: World, { query }: Ask): Answer {
  const month = parseMonth(query.get('month') ?? '');
  if (month === null) return fault(400, 'Give a month, such as 2026-10.');
  const isPublished = month >= FIRST_MONTH && month < monthOf(world.today());
  if (!isPublished) return json({ month, newinvestors: null, holdings: [], sizes: [] } satisfies MwHoldings);
  const last = previousTradingDay(addDays(daysOfMonth(month).at(-1)!, 1));
  const holdings = holdingsOf(month, last, pricedOn(world, last));
  const market = holdings.filter(({ symbol }) => symbol === null);
  return json({
    month,
    newinvestors: newInvestors(month),
    holdings: holdings.map(wireRow),
    sizes: sizesOf(month, market).map(({ from, to, investors, value }) => ({
      from: decimal(from),
      to: to === null ? null : decimal(to),
      investors,
      value: decimal(value),
    })),
  } satisfies MwHoldings);
}

function pricedOn(world: World, last: string): PricedIssuer[] {
  const counted = world
    .issuers()
    .filter(({ kind, facts }) => (TRADE_KINDS as readonly string[]).includes(kind) && facts.listed <= last);
  return counted.flatMap((issuer) => {
    const { suspendedFrom = last } = issuer.facts;
    const until = suspendedFrom < last ? suspendedFrom : last;
    const bars = world.market.bars(issuer.symbol, addDays(until, -PRICE_DAYS), until);
    const close = bars.findLast((bar) => bar.close !== null)?.close ?? null;
    return close === null ? [] : [{ issuer, close }];
  });
}

function wireRow({ symbol, nationality, type, investors, shares, value, freeFloatValue }: Holding): MwHolding {
  return {
    symbol,
    group: nationality,
    type,
    investors,
    shares,
    value: decimal(value),
    freefloatvalue: freeFloatValue === null ? null : decimal(freeFloatValue),
  };
}
