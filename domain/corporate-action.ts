import type { Bilingual } from './bilingual.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

export type CorporateActionKind =
  'cash-dividend' | 'bonus-shares' | 'rights-issue' | 'split' | 'capital-reduction' | 'general-meeting';
/** Corporate event markers (docs/specification.md, section 4), and withdrawn (docs/market-rules.md, Files and feeds). */
export const EVENT_MARKERS = ['proposed', 'confirmed', 'withdrawn'] as const;
export type EventMarker = (typeof EVENT_MARKERS)[number];

/** So many new shares stand for so many old ones. */
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
  /** A share, in the currency. */
  amountPerShare: Thousandths | null;
  /** Thousandths of a per cent of par. */
  percentOfPar: Thousandths | null;
  /** Of a split or a reduction, which hold from `exDate` on; of bonus shares and a rights issue added shares for held ones. */
  ratio: ShareRatio | null;
  /** Of a rights issue: what a new share costs, and the price without the right as the exchange announced it. */
  subscription?: { issuePrice: Thousandths; announced: Thousandths | null };
  meetingDate: PlainDate | null;
  entitlementDate: PlainDate | null;
  exDate: PlainDate | null;
  recordDate: PlainDate | null;
  paymentDate: PlainDate | null;
  /** ISO 4217. No source names it: it is that of the security, where the roster has it (`currencyOf`). */
  currency?: string;
}

/** The market's own (docs/specification.md, section 9). */
const MARKET_CURRENCY = 'AED';

/** What an action's amount is in. */
export function currencyOf({ currency }: Pick<CorporateAction, 'currency'>): string {
  return currency ?? MARKET_CURRENCY;
}

/** An action none of whose days is told yet. */
export const UNDATED = {
  meetingDate: null,
  entitlementDate: null,
  exDate: null,
  recordDate: null,
  paymentDate: null,
} satisfies Partial<CorporateAction>;
