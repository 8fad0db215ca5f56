/** One list of a part with tabs. */
export interface Listed<Kind extends string, Row> {
  kind: Kind;
  /** All that there are, of which the rows are the newest. */
  total: number;
  rows: Row[];
}
