/** Where the glossary lists a term, in the order of its filter. */
export const GLOSSARY_AREAS = [
  'prices',
  'orders',
  'session',
  'market',
  'companies',
  'debt',
  'funds',
  'derivatives',
  'actions',
  'settlement',
] as const;
export type GlossaryArea = (typeof GLOSSARY_AREAS)[number];

/** Which rule a term rests on; named by `glossary.source.<source>`. */
export const GLOSSARY_SOURCES = [
  'book',
  'carbon',
  'dates',
  'deals',
  'depository',
  'disclosure',
  'fund',
  'futures',
  'identifiers',
  'indices',
  'isin',
  'issue',
  'issuer',
  'limits',
  'members',
  'mic',
  'ownership',
  'rules',
  'sessions',
  'settlement',
  'sharia',
  'site',
  'ticks',
  'usage',
] as const;
export type GlossarySource = (typeof GLOSSARY_SOURCES)[number];

/** A term in one language; in Arabic its figures and codes are isolated. */
export interface GlossaryEntry {
  /** Its anchor on the glossary's page. */
  id: string;
  term: string;
  /** Other names under which readers meet it. */
  also: string[];
  definition: string;
  /** How the figure is computed, in words and symbols; null where nothing is. */
  formula: string | null;
  area: GlossaryArea;
  source: GlossarySource;
  /** Ids of terms that belong beside it. */
  see: string[];
  /** Under which letter it is in its language; '#' for figures. */
  letter: string;
}
