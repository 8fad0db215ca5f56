import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { DEFAULT_LOCALE, isRightToLeft, LOCALES, type Locale } from '#domain/locale.ts';
import { warnOfLocale } from './locale-problem.ts';

/**
 * Returns the text of an id with its values filled in. Ids are explicit (`market.lastPrice`); the texts are in
 * `messages/<locale>/*.po`.
 */
export type Text = (id: string, values?: Record<string, string | number>) => string;

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** Isolated text does not count when the first strong letter of the surrounding text is determined (UAX #9, P2). */
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;
const LETTER = /\p{L}/u;
const HAS_ARABIC = /[\u0600-\u06ff]/;
/**
 * A character of the private use area marks the place of an element, which may contain Arabic
 * (app/ui/slotted-text.tsx).
 */
const MAY_HOLD_ARABIC = /[\u0600-\u06ff\ue000-\uf8ff]/;

/** Digits are Latin in every language (docs/market-rules.md, Arabic, numbers and direction). */
const numberLocale = (locale: Locale) => `${LOCALES[locale].iso}-u-nu-latn`;

const catalogs = new Map<Locale, I18n>();

/**
 * Registers compiled texts, in addition to those already registered for the language: the server has all, a browser
 * loads them in parts.
 */
export function registerCatalog(locale: Locale, messages: Messages): void {
  const known = catalogs.get(locale);
  if (known) return known.load(locale, messages);
  const catalog = { locale, locales: numberLocale(locale), messages: { [locale]: messages }, missing: textMissing };
  catalogs.set(locale, setupI18n(catalog));
}

/** The id is shown in place of a missing text. */
function textMissing(locale: string, id: string): string {
  warnOfLocale(`The texts of '${locale}' have none named '${id}'.`);
  return id;
}

/** The texts of a language, usable outside React too (titles, headers, feeds). */
export function textOf(locale: Locale): Text {
  const catalog = catalogs.get(locale);
  if (!catalog) throw new Error(`No catalog is registered for '${locale}'.`);
  return (id, values) => catalog._(id, values && isolated(values, locale));
}

function isolated(values: Record<string, string | number>, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, counted(value, isolate(value, locale))]),
  );
}

/** A whole number in figures: '6,250'. */
const WHOLE = /^\d{1,3}(,\d{3})*$/;

/** A whole number given as text also counts, so that a plural can choose its noun by it: '6,250 درهماً'. */
function counted(value: string | number, shown: string | number): unknown {
  if (typeof value === 'number' || !WHOLE.test(value)) return shown;
  const number = Number(value.replaceAll(',', ''));
  return { [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? number : shown) };
}

/** A value inside a sentence of the other direction keeps its own order: a ticker, a price, an English name in Arabic text. */
function isolate(value: string | number, locale: Locale): string | number {
  if (typeof value === 'number') return value;
  if ((isRightToLeft(locale) ? MAY_HOLD_ARABIC : HAS_ARABIC).test(value))
    return openingOf(value, locale) + value + POP_ISOLATE;
  return isRightToLeft(locale) ? LEFT_TO_RIGHT_ISOLATE + value + POP_ISOLATE : value;
}

/** Without directional text outside isolates, as for a weekday joined with a day, the language's direction applies. */
function openingOf(value: string, locale: Locale): string {
  const beside = besideIsolates(value);
  const hasNone = beside !== value && !LETTER.test(beside);
  return hasNone && isRightToLeft(locale) ? RIGHT_TO_LEFT_ISOLATE : FIRST_STRONG_ISOLATE;
}

/** The part of a value outside its isolates. */
function besideIsolates(value: string): string {
  const rest = value.replace(ISOLATED, '');
  return rest === value ? value : besideIsolates(rest);
}

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

export function useText(): Text {
  return textOf(useLocale());
}
