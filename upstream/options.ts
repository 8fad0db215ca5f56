import type { Hosts, HostName } from './hosts.ts';
import type { Clock } from './transport/clock.ts';
import type { Policy } from './transport/policy.ts';
import type { CallReport } from './transport/report.ts';

/** What `createUpstream` needs to know. */
export interface UpstreamOptions {
  hosts: Hosts;
  /** Sent as `Ocp-Apim-Subscription-Key` where set; no service needs it. */
  apiKey?: string | undefined;
  /** Values of the feeds' exchange fields that mean this exchange, in any language. */
  homeExchangeLabels: readonly string[];
  /** The exchange's own share: calls 7, 11. */
  ownSymbol: string;
  /** `Organization` of call 8. */
  organization: string;
  /** Code of the index that GET {market}/indices gives without being asked for one. */
  generalIndex: string;
  /** Other treatment of a service than `POLICIES`, e.g. no request budget for the embedded exchange. */
  policies?: Partial<Record<HostName, Partial<Policy>>>;
  fetch?: typeof fetch;
  clock?: Clock;
  /** Called after every attempt, for metrics. */
  onCall?: (report: CallReport) => void;
}
