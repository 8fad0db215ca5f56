import { divideRounded, type Thousandths } from './thousandths.ts';

const PER_CENT = 100_000n;
const THOUSAND = 1_000n;

/** A day of a position, in whole units of the currency but for prices and variations, which are thousandths. */
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
  /** Per cent of what is required, below which a call is made. */
  callBelow: number;
}

/** What one contract takes as base margin, rounded up to a whole unit of the currency; thousandths. */
export function baseMargin(settlement: Thousandths, size: number, margin: Thousandths): Thousandths {
  const exact = BigInt(settlement) * BigInt(size) * BigInt(margin);
  const unit = PER_CENT * THOUSAND;
  return Number(((exact + unit - 1n) / unit) * THOUSAND);
}

/** Contract value over base margin, in tenths; null where no margin is taken. */
export function leverageTenths(settlement: Thousandths, size: number, margin: Thousandths): number | null {
  const taken = baseMargin(settlement, size, margin);
  return taken === 0 ? null : Math.round((settlement * size * 10) / taken);
}

/** Each day's settlement of a position, and what it takes from the deposit. Nothing is required after the last one. */
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

/** What a move brings to whoever put money down, in thousandths of a per cent of that money. */
export interface Moved {
  /** Buyer and seller of a future, who put the margin down. */
  long: Thousandths;
  short: Thousandths;
  /** Who paid the whole price of the share. */
  share: Thousandths;
}

/** What a move of the price does to a margin and to a share; both are thousandths of a per cent, the margin above nought. */
export function movedMoney(move: Thousandths, margin: Thousandths): Moved {
  const long = Math.sign(move) * divideRounded(Math.abs(move) * Number(PER_CENT), margin);
  return { long, short: 0 - long, share: move };
}

/** Contracts that cover a holding, whole, and the shares that are left without cover. */
export function hedgeOf(shares: number, size: number): { contracts: number; left: number } {
  const contracts = Math.floor(shares / size);
  return { contracts, left: shares - contracts * size };
}
