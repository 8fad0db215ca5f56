import type { Both } from './issuer.ts';

/** The services that label the exchange of a security, each in its own way. */
export type LabellingService = 'lists' | 'content' | 'profile' | 'sharia';

/** The exchange's operator, from the project's own configuration, so that this code names none. */
export interface ExchangeIdentity {
  name: Both;
  shortName: string;
  /** Symbol of the exchange's own share. */
  ownSymbol: string;
  /** `Organization` of the service catalogue. */
  organization: string;
  /** Each service's labels for this exchange and the sister exchange. */
  exchangeLabels: Record<LabellingService, Record<'home' | 'sister', Both>>;
  /** The feed's `announcement_type` of the exchange's own market announcements. */
  newsType: string;
  /** An index of a kind that the simulated market cannot compute (esg) has no levels. */
  indices: readonly { code: string; kind: 'general' | 'sharia' | 'esg' | 'sector'; name: Both }[];
}
