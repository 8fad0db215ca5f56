/** Areas of the glossary, in the order of its filter. */
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

/** The rule behind a term; `glossary.source.<source>` is its label. */
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
  /** Anchor of the term on the glossary's page. */
  id: string;
  term: string;
  /** Other names for the term. */
  also: string[];
  definition: string;
  /** Formula of the figure in words and symbols; null when there is none. */
  formula: string | null;
  area: GlossaryArea;
  source: GlossarySource;
  /** Ids of related terms. */
  see: string[];
  /** The letter of its entry in its language; '#' for figures. */
  letter: string;
}
