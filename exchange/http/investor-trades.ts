import { addDays } from '#domain/calendar.ts';
import { TRADE_KINDS } from '#domain/investor-trades.ts';
import type { MwInvestorTrade } from '#upstream/wire/investor.ts';
import { FIRST_INVESTOR_DAY, investorTrades } from '../market/investor-trades.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { rosterOf } from './roster.ts';
import { decimal } from './wire.ts';

const DAYS_MOST = 400;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Ours: investors' purchases and sales on finished days, by kind of security, nationality and type. */
export function investorTradesOf(world: World, { query }: Ask): Answer {
  const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (!DAY.test(from) || !DAY.test(to) || from > to || addDays(from, DAYS_MOST) <= to)
    return fault(400, `Give two days such as 2026-10-01, no more than ${DAYS_MOST} days apart.`);
  const counted = rosterOf(world).filter(({ home, kind }) => home && (TRADE_KINDS as readonly string[]).includes(kind));
  const yesterday = addDays(world.today(), -1);
  const trades = investorTrades(
    from < FIRST_INVESTOR_DAY ? FIRST_INVESTOR_DAY : from,
    to < yesterday ? to : yesterday,
    counted,
    (symbol, first, last) => world.market.bars(symbol, first, last),
  );
  return json(
    trades.map(({ date, kind, nationality, type, ...trade }): MwInvestorTrade => ({
      date,
      kind,
      group: nationality,
      type,
      buyvalue: decimal(trade.buyValue),
      sellvalue: decimal(trade.sellValue),
      buyvolume: trade.buyVolume,
      sellvolume: trade.sellVolume,
      buytrades: trade.buyTrades,
      selltrades: trade.sellTrades,
    })),
  );
}
