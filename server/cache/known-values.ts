import { latinDigits } from '#domain/arabic.ts';
import { parseWordedDate } from '#domain/date.ts';
import { anyBulletinPeriod } from '#domain/bulletin-period.ts';
import { isSymbol } from '#domain/identifier.ts';
import { parseMonth } from '#domain/month.ts';

/** The accepted values of a query, which bound the number of cache keys. */
export interface KnownValues {
  /** Returns the canonical spelling of a value that is valid under that query name; null for any other value. */
  spelling(name: string, value: string): string | null;
  /** Increases whenever the set of accepted values changes. */
  revision(): number;
}

/** What the exchange lists: tickers, index codes, and sectors as spelt in addresses. */
export interface ListedNames {
  symbols: ReadonlySet<string>;
  sectors: ReadonlySet<string>;
}

type Spell = (value: string) => string | null;

/** A plausible year of the market. */
const YEAR = /^(?:19|20|21)\d\d$/;
const PAGE = /^[1-9]\d{0,4}$/;

const day: Spell = (value) => {
  const date = parseWordedDate(latinDigits(value));
  return date !== null && YEAR.test(date.slice(0, 4)) ? date : null;
};
const matching =
  (form: RegExp): Spell =>
  (value) =>
    form.test(latinDigits(value)) ? latinDigits(value) : null;

/** Query names whose values are days, months, years and numbers. */
const FORMS: Readonly<Record<string, Spell>> = {
  archive: matching(YEAR),
  asOf: day,
  date: day,
  day,
  from: day,
  to: day,
  month: (value) => parseMonth(latinDigits(value)),
  page: matching(PAGE),
  rebase: day,
  revision: matching(PAGE),
  version: matching(PAGE),
  year: matching(YEAR),
};
/** Query names whose values are words of the pages' lists or listed names, or otherwise spans of time. */
const SPANS: Readonly<Record<string, Spell>> = {
  compare: (value) => parseMonth(latinDigits(value)),
  period: (value) => anyBulletinPeriod(latinDigits(value))?.period ?? null,
};
/** Query names whose values are tickers, index codes, or the underlyings of futures. */
const TICKERS = new Set(['compare', 'credit', 'index', 'issuer', 'root', 'symbol']);

/**
 * Accepted values keyed by query name: `words` are those of the pages' own lists, `listed` what the exchange lists at
 * the moment.
 */
export function createKnownValues(
  words: Readonly<Record<string, readonly string[]>>,
  listed: () => ListedNames & { revision: number },
): KnownValues {
  const spellings = new Map(
    Object.entries(words).map(([name, known]) => [name, new Map(known.map((word) => [word.toLowerCase(), word]))]),
  );
  return {
    revision: () => listed().revision,
    spelling(name, given) {
      const value = given.trim();
      const form = FORMS[name];
      if (form) return form(value);
      const { symbols, sectors } = listed();
      if (TICKERS.has(name)) return spelledTicker(value.toUpperCase(), symbols) ?? SPANS[name]?.(value) ?? null;
      if (name === 'sector') return sectors.has(value.toLowerCase()) ? value.toLowerCase() : null;
      return spellings.get(name)?.get(value.toLowerCase()) ?? SPANS[name]?.(value) ?? null;
    },
  };
}

/** Before any listing has been read, every string with the form of a ticker is accepted. */
function spelledTicker(ticker: string, symbols: ReadonlySet<string>): string | null {
  return (symbols.size > 0 ? symbols.has(ticker) : isSymbol(ticker)) ? ticker : null;
}
