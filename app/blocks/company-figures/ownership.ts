import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';

export const INVESTOR_GROUPS = ['national', 'gcc', 'foreign'] as const;
export type InvestorGroup = (typeof INVESTOR_GROUPS)[number];

/** What one group of investors holds, may hold and may buy in addition: thousandths of a per cent. */
interface OwnershipLimit {
  actual: Thousandths | null;
  permitted: Thousandths | null;
  available: Thousandths | null;
}

/** Shares of a company by groups of investors. */
export type Ownership = Record<InvestorGroup, OwnershipLimit>;

/** A version of the ownership, with the instant from which this site saw it. */
export interface SeenOwnership {
  from: Instant;
  value: Ownership;
}
