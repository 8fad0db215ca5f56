import type { Bilingual } from './bilingual.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

export type CorporateActionKind = 'cash-dividend' | 'bonus-shares' | 'rights-issue' | 'split' | 'general-meeting';
/** Corporate event markers (specification, section 4), and withdrawn (market-rules.md, Files and feeds). */
export type EventMarker = 'proposed' | 'confirmed' | 'withdrawn';

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
  /** AED a share. */
  amountPerShare: Thousandths | null;
  /** Thousandths of a per cent of par. */
  percentOfPar: Thousandths | null;
  /** Of a split, which holds from `exDate` on. */
  ratio: ShareRatio | null;
  meetingDate: PlainDate | null;
  entitlementDate: PlainDate | null;
  exDate: PlainDate | null;
  recordDate: PlainDate | null;
  paymentDate: PlainDate | null;
}

/** An action none of whose days is told yet. */
export const UNDATED = {
  meetingDate: null,
  entitlementDate: null,
  exDate: null,
  recordDate: null,
  paymentDate: null,
} satisfies Partial<CorporateAction>;
