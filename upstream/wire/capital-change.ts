/** GET {market}/capital-changes?year=YYYY [ours]: changes with an ex-date in the year, oldest first. */
export interface MwCapitalChange {
  id: string;
  symbol: string;
  /** 'bonus', 'reverse-split' or 'capital-reduction'. */
  kind: string;
  /** First day on which the new number of shares trades, `YYYY-MM-DD`. */
  exdate: string;
  recorddate: string | null;
  /** In a bonus issue, shares added per `of` existing ones; otherwise shares that replace `of` old ones. */
  units: number;
  of: number;
  /** 'Proposed', 'Confirmed' or 'Withdrawn'. */
  status: string;
}
