import type { Trade } from './quote.ts';
import { phaseAt } from './session.ts';

const SECOND_MS = 1_000;

/**
 * How a trade came about: who crossed the spread, or an auction, or its price afterwards. An auction's trades are made in
 * the second in which it ends, which is the first of the next phase.
 */
export function tradedHow({ side, at }: Pick<Trade, 'side' | 'at'>): Trade['side'] | 'atLast' {
  return side === 'auction' && phaseAt(at - SECOND_MS) === 'trading-at-last' ? 'atLast' : side;
}
