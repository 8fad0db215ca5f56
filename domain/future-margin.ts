import { divideRounded, type Thousandths } from './thousandths.ts';

const PER_CENT = 100_000n;
const THOUSAND = 1_000n;

/**
 * A day of a position. All amounts are in thousandths: prices and variations to the thousandth, the others in whole
 * units of the currency.
 */
export interface MarginDay {
  settlement: Thousandths;
  variation: Thousandths;
  balance: Thousandths;
  required: Thousandths;
  call: Thousandths;
  after: Thousandths;
}

export interface FuturePosition {
  size: number;
  contracts: number;
  side: 'long' | 'short';
  entry: Thousandths;
  deposit: Thousandths;
  /** Thousandths of a per cent. */
  margin: Thousandths;
  /** Per cent of the required margin below which a call is made. */
  callBelow: number;
}

/** Base margin of one contract, rounded up to a whole unit of the currency; thousandths. */
export function baseMargin(settlement: Thousandths, size: number, margin: Thousandths): Thousandths {
  const exact = BigInt(settlement) * BigInt(size) * BigInt(margin);
  const unit = PER_CENT * THOUSAND;
  return Number(((exact + unit - 1n) / unit) * THOUSAND);
}

/** Contract value over base margin, in tenths; null when the margin is 0. */
export function leverageTenths(settlement: Thousandths, size: number, margin: Thousandths): number | null {
  const taken = baseMargin(settlement, size, margin);
  return taken === 0 ? null : Math.round((settlement * size * 10) / taken);
}

/** Each day's settlement of a position, and its effect on the deposit. No margin is required after the last one. */
export function marginDays(position: FuturePosition, settlements: readonly Thousandths[]): MarginDay[] {
  const { size, contracts, side, margin, callBelow } = position;
  const sign = side === 'long' ? 1 : -1;
  let [before, held] = [position.entry, position.deposit];
  return settlements.map((settlement, at) => {
    const variation = sign * (settlement - before) * size * contracts;
    const balance = held + variation;
    const isLast = at === settlements.length - 1;
    const required = isLast ? 0 : baseMargin(settlement, size, margin) * contracts;
    const call = balance * 100 < required * callBelow ? required - balance : 0;
    [before, held] = [settlement, balance + call];
    return { settlement, variation, balance, required, call, after: held };
  });
}

/** Result of a price move relative to the money paid in, in thousandths of a per cent. */
export interface Moved {
  /** Buyer and seller of a future, relative to the margin paid in. */
  long: Thousandths;
  short: Thousandths;
  /** A buyer who paid the whole price of the share. */
  share: Thousandths;
}

/**
 * Effect of a price move on a margin and on a share; both arguments are thousandths of a per cent, the margin above 0.
 */
export function movedMoney(move: Thousandths, margin: Thousandths): Moved {
  const long = Math.sign(move) * divideRounded(Math.abs(move) * Number(PER_CENT), margin);
  return { long, short: 0 - long, share: move };
}

/** Whole contracts that cover a holding, and the shares left without cover. */
export function hedgeOf(shares: number, size: number): { contracts: number; left: number } {
  const contracts = Math.floor(shares / size);
  return { contracts, left: shares - contracts * size };
}
