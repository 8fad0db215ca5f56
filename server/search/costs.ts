/** Costs of a find: the lowest is shown first. Costs of several words add up. */
export const COST = {
  wholeCode: 0,
  codeBeginning: 1,
  nameBeginning: 2,
  nameWord: 3,
  /** Many ISINs begin alike. */
  isinBeginning: 3,
  headingWord: 4,
  sectorWord: 5,
  textWord: 6,
  /** Added for a word that only sounds or looks like the query's. */
  alike: 4,
  /** Added for another form of the query's word: its plural, its singular. */
  stem: 1,
  /** Added for derivative contracts, so that they rank below their underlyings. */
  derivative: 12,
} as const;

/** Not found. */
export const NEVER = 255;
