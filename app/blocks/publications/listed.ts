/** One list of a part of the page with tabs. */
export interface Listed<Kind extends string, Row> {
  kind: Kind;
  /** Number of all items; the rows are the newest of them. */
  total: number;
  rows: Row[];
}
