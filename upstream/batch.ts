/** A rejected record, unchanged, with the reason in words. */
export interface RejectedRow {
  record: unknown;
  reason: string;
}

/** Result of a list call: every valid record, and every rejected one. Never silently empty: see `UpstreamError`. */
export interface Batch<T> {
  records: T[];
  rejected: RejectedRow[];
}

/** One page of a list that is read with skip. */
export interface PageBatch<T> extends Batch<T> {
  /** True when the service may have more rows after this page. */
  more: boolean;
}
