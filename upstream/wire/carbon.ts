/** GET {market}/carbon-retirements?symbol=&from=&to= [ours], oldest first. */
export interface MwCarbonRetirement {
  id: string;
  symbol: string;
  /** A credit is a tonne. */
  tonnes: number;
  /** YYYY-MM-DD of Dubai. */
  retired: string;
  /** Null where the owner asked not to be named. */
  for: { en: string; ar: string } | null;
  /** 'year', 'product', 'event', 'other'. */
  purpose: string;
  serialfrom: string;
  serialto: string;
  /** Whole address of the certificate. */
  document: string | null;
}
