/** A record that was not believed, as it came, with the reason in words. */
export interface RejectedRow {
  record: unknown;
  reason: string;
}

/** What a list call gives: every good record, and every rejected one. Never silently empty: see `UpstreamError`. */
export interface Batch<T> {
  records: T[];
  rejected: RejectedRow[];
}

/** One page of a list that is read by skipping. */
export interface PageBatch<T> extends Batch<T> {
  /** True when the service may hold more after this page. */
  more: boolean;
}
