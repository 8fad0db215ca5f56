import type { CorporateAction } from '#domain/corporate-action.ts';
import type { Quote } from '#domain/quote.ts';
import type { Hours } from '#domain/session.ts';
import type { Security } from '#domain/security.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { PriceTerms } from '#domain/price-terms.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PriceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import type { StaleData } from '#app/data/status/stale-data.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';

/** What every page of a company shows above its own content. */
export interface CompanyHeadData {
  stale: StaleData | null;
  /** Breadcrumbs to the company. */
  trail: Crumb[];
  security: Security;
  /** Unit of its prices, and the rules by which they move. */
  prices: PriceTerms;
  units: PriceUnits;
  /**
   * Trading hours of a security without auctions, to which the phases of the session do not apply; null where it has
   * auctions.
   */
  continuous: Hours | null;
  /** null until the first report of its trading. */
  quote: Quote | null;
  /** Message shown while it has not traded in the session. */
  untraded: string;
  /**
   * The day's price limits, on ticks; null without a reference price, where no rule states limits, and on a day without
   * limits.
   */
  limits: { lower: Thousandths; upper: Thousandths } | null;
  tick: Thousandths | null;
  /** Set for a suspended security whose announcement is published. */
  suspension: SuspensionNotice | null;
  /** Corporate actions that change the price from today on. */
  changes: CorporateAction[];
  /**
   * Settlement day of a trade made on the market's day; null for what does not trade or is suspended, and for futures,
   * whose gains and losses settle daily.
   */
  settlesOn: PlainDate | null;
  /** Set for a contract or a right on its last trading day and after it; null before, and for what has no last day. */
  expiry: ContractExpiry | null;
  /** True when it is no longer traded: it has no order book and no trades of today; its history remains. */
  hasEnded: boolean;
  /**
   * Days of figures that do not move: of the previous close, of the issuer's profile and of the terms; null where not
   * known.
   */
  days: { previousClose: PlainDate | null; profile: PlainDate | null; terms: PlainDate | null };
  /** The market's now when the page was rendered. */
  now: Instant;
}

/** The announcement that suspended a security. */
export interface SuspensionNotice {
  to: string;
  headline: string;
  on: PlainDate;
}

/** How trading in a contract or a right ends. */
export interface ContractExpiry {
  state: 'last-day' | 'ended' | 'expired';
  on: PlainDate;
  /** Final settlement price of a contract; null while it is not known. */
  settlement: Thousandths | null;
}
