import { pick, type Bilingual, textsOf } from '#domain/bilingual.ts';
import { otherLocales } from '#domain/each-locale.ts';
import { type Locale, DEFAULT_LOCALE } from '#domain/locale.ts';
import { markBeginning, markWords } from '#domain/marked-text.ts';
import type { FoundSecurity, MarkedText, SearchableSecurity } from '#domain/search.ts';
import type { Security, SecurityKind } from '#domain/security.ts';
import { queryWords } from '#domain/search-words.ts';
import { COST } from './costs.ts';
import { labelIn } from './labels.ts';
import { buildIndex, type IndexEntry, type WordIndex } from './word-index.ts';

/** Order of kinds between equal finds. */
const KIND_ORDER: readonly SecurityKind[] = [
  'equity',
  'reit',
  'etf',
  'fund',
  'sukuk',
  'bond',
  'right',
  'carbon',
  'future',
];
/** Names of a kind: a reader may search for all of a kind. */
const KIND_WORDS: Partial<Record<SecurityKind, readonly string[]>> = {
  equity: Object.values(labelIn('menu.equities')),
  reit: Object.values(labelIn('menu.reits')),
  etf: Object.values(labelIn('menu.exchangeTradedFunds')),
  fund: Object.values(labelIn('menu.funds')),
  sukuk: Object.values(labelIn('menu.sukuk')),
  bond: Object.values(labelIn('menu.bonds')),
  future: Object.values(labelIn('home.week.futures')),
  carbon: Object.values(labelIn('terms.title.carbon')),
};
/** Kinds that rank after the security they derive from. */
const DERIVATIVES: readonly SecurityKind[] = ['right', 'future'];

export interface SecurityIndex {
  /** In the order of the index's places. */
  securities: readonly SearchableSecurity[];
  index: WordIndex;
}

/** Securities by symbol, ISIN, sector and their names in both languages; the home exchange's before the sister's. */
export function indexSecurities(list: readonly SearchableSecurity[]): SecurityIndex {
  const securities = list.toSorted((a, b) => rank(a) - rank(b) || (a.symbol < b.symbol ? -1 : 1));
  return { securities, index: buildIndex(securities.map(entryOf)) };
}

function rank({ exchange, kind }: Security): number {
  return (exchange === 'home' ? 0 : KIND_ORDER.length) + KIND_ORDER.indexOf(kind);
}

function entryOf({ symbol, isin, name, sector, kind, formerNames = [] }: SearchableSecurity): IndexEntry {
  const names = [name, ...formerNames].flatMap(textsOf);
  return {
    codes: [
      { text: symbol, beginning: COST.codeBeginning },
      ...(isin ? [{ text: isin, beginning: COST.isinBeginning }] : []),
    ],
    names,
    words: [
      ...names.map((text) => ({ text, cost: COST.nameWord })),
      ...[...textsOf(sector), ...(KIND_WORDS[kind] ?? [])].map((text) => ({
        text,
        cost: COST.sectorWord,
      })),
    ],
    handicap: DERIVATIVES.includes(kind) ? COST.derivative : 0,
  };
}

/** A find with the matching letters marked; a text that matched but is not shown is in `also`. */
export function showSecurity(
  security: SearchableSecurity,
  query: string,
  alike: ReadonlySet<string>,
  locale: Locale,
): FoundSecurity {
  const words = queryWords(query);
  const symbol = markBeginning(security.symbol, query);
  const name = markWords(pick(security.name, locale), words, alike);
  const shown = isMarked(symbol) || isMarked(name);
  return { security, symbol, name, also: shown ? null : hidden(security, query, words, alike, locale) };
}

function hidden(
  { isin, name, sector, formerNames = [] }: SearchableSecurity,
  query: string,
  words: readonly string[],
  alike: ReadonlySet<string>,
  locale: Locale,
): FoundSecurity['also'] {
  const others = otherLocales(locale);
  const candidates: (MarkedText & { lang: Locale })[] = [
    { lang: DEFAULT_LOCALE, ...markBeginning(isin ?? '', query) },
    ...others.map((lang) => ({ lang, ...markWords(name[lang] ?? '', words, alike) })),
    ...formerNames.flatMap((former) => formerly(former, words, alike, locale)),
    ...[locale, ...others].map((lang) => ({ lang, ...markWords(sector?.[lang] ?? '', words, alike) })),
  ];
  return candidates.find(isMarked) ?? null;
}

/** The issuer's former name, labelled as such, in the reader's language first. */
function formerly(former: Bilingual, words: readonly string[], alike: ReadonlySet<string>, locale: Locale) {
  const said = labelIn('search.formerly', (lang) => ({ name: pick(former, lang) }));
  return [locale, ...otherLocales(locale)].map((lang) => ({ lang, ...markWords(said[lang], words, alike) }));
}

function isMarked({ marks }: MarkedText): boolean {
  return marks.length > 0;
}
