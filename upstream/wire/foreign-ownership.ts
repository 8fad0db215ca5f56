/** GET {market}/foreign-ownership?from=YYYY-MM-DD&to=YYYY-MM-DD [ours]. Finished days only. Per cent, with two decimals. */
export interface MwOwnershipDay {
  /** YYYY-MM-DD. */
  date: string;
  symbol: string;
  issued: number;
  nationalpermitted: number;
  nationalactual: number;
  gccpermitted: number;
  gccactual: number;
  foreignpermitted: number;
  foreignactual: number;
  foreignshares: number | null;
  /** Joint limit of foreigners and Gulf citizens. */
  jointlimit: number | null;
}
