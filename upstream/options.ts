import type { Hosts, HostName } from './hosts.ts';
import type { Clock } from './transport/clock.ts';
import type { Policy } from './transport/policy.ts';
import type { CallReport } from './transport/report.ts';

/** Options of `createUpstream`. */
export interface UpstreamOptions {
  hosts: Hosts;
  /** Sent as `Ocp-Apim-Subscription-Key` if set; no service needs it. */
  apiKey?: string | undefined;
  /** Values of the feeds' exchange fields that denote this exchange, in any language. */
  homeExchangeLabels: readonly string[];
  /** Symbol of the exchange's own share: calls 7, 11. */
  ownSymbol: string;
  /** `Organization` of call 8. */
  organization: string;
  /** Code of the index that GET {market}/indices returns by default. */
  generalIndex: string;
  /** Overrides of `POLICIES` for a service, e.g. no request budget for the embedded exchange. */
  policies?: Partial<Record<HostName, Partial<Policy>>>;
  fetch?: typeof fetch;
  clock?: Clock;
  /** Called after every attempt, for metrics. */
  onCall?: (report: CallReport) => void;
}
