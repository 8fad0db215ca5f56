import type { Bilingual } from './bilingual.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

export type CorporateActionKind =
  'cash-dividend' | 'bonus-shares' | 'rights-issue' | 'split' | 'capital-reduction' | 'general-meeting';
/** Corporate event markers (docs/specification.md, section 4), and withdrawn (docs/market-rules.md, Files and feeds). */
export const EVENT_MARKERS = ['proposed', 'confirmed', 'withdrawn'] as const;
export type EventMarker = (typeof EVENT_MARKERS)[number];

/** Ratio of new shares to old shares. */
export interface ShareRatio {
  units: number;
  of: number;
}

export interface CorporateAction {
  id: string;
  symbol: string;
  issuer: Bilingual;
  kind: CorporateActionKind;
  marker: EventMarker;
  fiscalYear: number | null;
  /** Per share, in the currency. */
  amountPerShare: Thousandths | null;
  /** Thousandths of a per cent of par. */
  percentOfPar: Thousandths | null;
  /**
   * For a split or a reduction, in effect from `exDate`, new shares for old ones; for bonus shares and a rights issue,
   * added shares for held ones.
   */
  ratio: ShareRatio | null;
  /** For a rights issue: the price of a new share, and the ex-rights price that the exchange announced. */
  subscription?: { issuePrice: Thousandths; announced: Thousandths | null };
  meetingDate: PlainDate | null;
  entitlementDate: PlainDate | null;
  exDate: PlainDate | null;
  recordDate: PlainDate | null;
  paymentDate: PlainDate | null;
  /** ISO 4217. The source of actions does not give it: it is the security's currency from the roster (`currencyOf`). */
  currency?: string;
}

/** The market's currency (docs/specification.md, section 9). */
const MARKET_CURRENCY = 'AED';

/** Currency of an action's amount. */
export function currencyOf({ currency }: Pick<CorporateAction, 'currency'>): string {
  return currency ?? MARKET_CURRENCY;
}

/** An action without any announced day. */
export const UNDATED = {
  meetingDate: null,
  entitlementDate: null,
  exDate: null,
  recordDate: null,
  paymentDate: null,
} satisfies Partial<CorporateAction>;
