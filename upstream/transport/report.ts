import type { FailureReason } from '../error.ts';
import type { HostName } from '../hosts.ts';

/** One attempt at a call, for metrics and logs. */
export interface CallReport {
  /** The call's name. */
  call: string;
  host: HostName;
  /** From the request's start to the validated body, without waits for the budget and between attempts. */
  ms: number;
  outcome: 'ok' | FailureReason;
  /** 1 for the first. */
  attempt: number;
  status: number | undefined;
}
