/** POST {widgets}/data Command=GetFreshTopShareholders [V]. */
export interface TopShareholdersAnswer {
  /** '11 September 2026'. */
  Item1: string;
  Item2: TopShareholderRow[];
}
export interface TopShareholderRow {
  /** Padded with spaces. */
  Name: string;
  /** '22.2723'. */
  Percentage: string;
  IsAssociated: boolean;
  Shareholders: { Name: string; Percentage: string }[] | null;
}

/** POST {widgets}/data Command=GetFreshForeignInvestment [P]: per cent. */
export interface ForeignInvestmentAnswer {
  NationalActual: number;
  NationalPermitted: number;
  NationalAvailable: number;
  GCCActual: number;
  GCCPermitted: number;
  GCCAvailable: number;
  ForeignActual: number;
  ForeignPermitted: number;
  ForeignAvailable: number;
}
