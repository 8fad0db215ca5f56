/** GET {market}/capital-changes?year=YYYY [ours]: those with an ex-date in the year, oldest first. */
export interface MwCapitalChange {
  id: string;
  symbol: string;
  /** 'bonus', 'reverse-split' or 'capital-reduction'. */
  kind: string;
  /** First day on which the new number of shares trades, `YYYY-MM-DD`. */
  exdate: string;
  recorddate: string | null;
  /** Of bonus shares added for `of` held ones, else what stands for `of` old ones. */
  units: number;
  of: number;
  /** 'Proposed', 'Confirmed' or 'Withdrawn'. */
  status: string;
}
