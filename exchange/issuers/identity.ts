import type { Both } from './issuer.ts';

/** The services that say which exchange a security is of, each in words of its own. */
export type LabellingService = 'lists' | 'content' | 'profile' | 'sharia';

/** Who runs the exchange: comes from the project's own configuration, so that nothing here names one. */
export interface ExchangeIdentity {
  name: Both;
  shortName: string;
  /** Symbol of the exchange's own share. */
  ownSymbol: string;
  /** `Organization` of the service catalogue. */
  organization: string;
  /** What each service calls this exchange and the sister one. */
  exchangeLabels: Record<LabellingService, Record<'home' | 'sister', Both>>;
  /** The feed's `announcement_type` of the exchange's own market announcements. */
  newsType: string;
  /** One of a kind that the simulated market cannot compute (esg) has no levels. */
  indices: readonly { code: string; kind: 'general' | 'sharia' | 'esg' | 'sector'; name: Both }[];
}
