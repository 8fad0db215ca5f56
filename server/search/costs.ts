/** What a find costs: the least is shown first. Costs of several words add up. */
export const COST = {
  wholeCode: 0,
  codeBeginning: 1,
  nameBeginning: 2,
  nameWord: 3,
  /** An ISIN begins like many others. */
  isinBeginning: 3,
  headingWord: 4,
  sectorWord: 5,
  textWord: 6,
  /** Added to a word that only sounds or looks like the query's. */
  alike: 4,
  /** Added to another form of the query's word: its plural, its singular. */
  stem: 1,
  /** Added to derivative contracts, so that they are behind what they derive from. */
  derivative: 12,
} as const;

/** Not found. */
export const NEVER = 255;
