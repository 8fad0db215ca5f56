import type { Bilingual } from './bilingual.ts';
import type { Thousandths } from './thousandths.ts';

/** Terms of a futures contract as set by the exchange. */
export interface ContractSpec {
  /** Prefix of the contract's symbols. */
  root: string;
  /** The contract's own name; null: that of the index or the share. */
  name: (Bilingual & { ar: string }) | null;
  kind: 'index' | 'share' | 'oil';
  /** Units of the underlying in one contract: shares, dirhams a point, barrels. */
  size: number;
  currency: 'AED' | 'USD';
  /** Null: the share's tick at its price on the day. */
  tick: Thousandths | null;
  /** Per cent of the last settlement price; null: the limits of the share. */
  limits: { up: number; down: number } | null;
  /** Number of months open at a time. */
  months: number;
  /** Thousandths of a per cent of the contract's value. */
  margin: Thousandths;
}

/** The specification of the contract with that symbol. */
export function specOf(specs: readonly ContractSpec[], symbol: string): ContractSpec | undefined {
  return specs.find(({ root }) => symbol.startsWith(root) && symbol.length === root.length + MONTH_AND_YEAR);
}

const MONTH_AND_YEAR = 3;
