/** GET {market}/carbon-retirements?symbol=&from=&to= [ours], oldest first. */
export interface MwCarbonRetirement {
  id: string;
  symbol: string;
  /** One credit is one tonne. */
  tonnes: number;
  /** YYYY-MM-DD of Dubai. */
  retired: string;
  /** null when the owner asked not to be named. */
  for: { en: string; ar: string } | null;
  /** 'year', 'product', 'event', 'other'. */
  purpose: string;
  serialfrom: string;
  serialto: string;
  /** Full address of the certificate. */
  document: string | null;
}
