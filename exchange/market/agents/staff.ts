import { usualTrades } from '../activity.ts';
import { planClosingCall, planOpeningCall, planRestingOrders, planTradingAtLast } from './callers.ts';
import { Crowd } from './crowd.ts';
import type { Desk } from './desk.ts';
import { MarketMaker } from './market-maker.ts';
import type { QuotingStyle } from './market-maker.ts';

/** Trades of a usual day at which a security gets its first, second and third market maker. */
const ONE_MAKER = 25;
const TWO_MAKERS = 180;
const THREE_MAKERS = 900;
const MAKER_LOOK_MS = 14_000;
const SLOWEST_LOOK_MS = 150_000;

/** The market makers of a security: more trades mean more makers, faster updates and tighter spreads. */
function makers(trades: number, breadth: number): QuotingStyle[] {
  const count = [ONE_MAKER, TWO_MAKERS, THREE_MAKERS].filter((from) => trades >= from).length;
  const liquid = Math.min(1, trades / THREE_MAKERS);
  return Array.from({ length: count }, (_, i) => ({
    owner: i + 1,
    halfSpread: breadth * (0.001 + 0.003 * (1 - liquid) ** 2 + 0.0005 * i),
    levels: count === 1 ? 3 : 5,
    size: 1.6 + 0.8 * i,
    lookMs: Math.min(SLOWEST_LOOK_MS, MAKER_LOOK_MS / Math.sqrt(Math.max(0.02, liquid))),
  }));
}

/** Starts all agents of a security for the day. */
export function staff(desk: Desk): void {
  if (desk.trading.opening.suspended || desk.activity.trades <= 0) return;
  for (const style of makers(usualTrades(desk.trading.instrument), desk.breadth)) new MarketMaker(desk, style);
  planRestingOrders(desk);
  planOpeningCall(desk);
  new Crowd(desk);
  planClosingCall(desk);
  planTradingAtLast(desk);
}
