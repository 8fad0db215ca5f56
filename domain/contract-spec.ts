import type { Bilingual } from './bilingual.ts';
import type { Thousandths } from './thousandths.ts';

/** What a futures contract is, as the exchange sets it. */
export interface ContractSpec {
  /** Beginning of its symbols. */
  root: string;
  /** Of its own; null: that of the index or the share. */
  name: (Bilingual & { ar: string }) | null;
  kind: 'index' | 'share' | 'oil';
  /** Units of the underlying in one contract: shares, dirhams a point, barrels. */
  size: number;
  currency: 'AED' | 'USD';
  /** Null: that of the share's price on the day. */
  tick: Thousandths | null;
  /** Per cent of the last settlement price; null: those of the share. */
  limits: { up: number; down: number } | null;
  /** Open at a time. */
  months: number;
  /** Thousandths of a per cent of the contract's value. */
  margin: Thousandths;
}

/** The contract that a symbol belongs to. */
export function specOf(specs: readonly ContractSpec[], symbol: string): ContractSpec | undefined {
  return specs.find(({ root }) => symbol.startsWith(root) && symbol.length === root.length + MONTH_AND_YEAR);
}

const MONTH_AND_YEAR = 3;
