import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';

export const INVESTOR_GROUPS = ['national', 'gcc', 'foreign'] as const;
export type InvestorGroup = (typeof INVESTOR_GROUPS)[number];

/** What one group of investors holds, may hold and may still buy: thousandths of a per cent. */
interface OwnershipLimit {
  actual: Thousandths | null;
  permitted: Thousandths | null;
  available: Thousandths | null;
}

/** Shares of a company by groups of investors. */
export type Ownership = Record<InvestorGroup, OwnershipLimit>;

/** As this site saw it, from an instant on. */
export interface SeenOwnership {
  from: Instant;
  value: Ownership;
}
