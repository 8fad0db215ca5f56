import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { DEFAULT_LOCALE, isRightToLeft, LOCALES, type Locale } from '#domain/locale.ts';
import { warnOfLocale } from './locale-problem.ts';

/** The text of an id with its values put in. Ids are explicit (`market.lastPrice`); the words live in `messages/<locale>/*.po`. */
export type Text = (id: string, values?: Record<string, string | number>) => string;

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** It does not count where the first strong letter of what is around it is looked for (UAX #9, P2). */
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;
const LETTER = /\p{L}/u;
const HAS_ARABIC = /[\u0600-\u06ff]/;
/** A sign of the private use area marks the place of an element, which may hold Arabic (app/ui/slotted-text.tsx). */
const MAY_HOLD_ARABIC = /[\u0600-\u06ff\ue000-\uf8ff]/;

/** Digits are Latin in every language (docs/market-rules.md, Arabic, numbers and direction). */
const numberLocale = (locale: Locale) => `${LOCALES[locale].iso}-u-nu-latn`;

const catalogs = new Map<Locale, I18n>();

/** Makes compiled texts known, beside those of the language that are known already: the server's are whole, a browser's come in parts. */
export function registerCatalog(locale: Locale, messages: Messages): void {
  const known = catalogs.get(locale);
  if (known) return known.load(locale, messages);
  const catalog = { locale, locales: numberLocale(locale), messages: { [locale]: messages }, missing: textMissing };
  catalogs.set(locale, setupI18n(catalog));
}

/** The id stands for a text that is not there. */
function textMissing(locale: string, id: string): string {
  warnOfLocale(`The texts of '${locale}' have none named '${id}'.`);
  return id;
}

/** The texts of a language, outside of React too (titles, headers, feeds). */
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

/** A whole number in figures also counts what it is of, so that a plural may choose its noun by it: '6,250 درهماً'. */
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

/** Where nothing beside isolates says a direction, as of a weekday and a day put together, it is the language's. */
function openingOf(value: string, locale: Locale): string {
  const beside = besideIsolates(value);
  const hasNone = beside !== value && !LETTER.test(beside);
  return hasNone && isRightToLeft(locale) ? RIGHT_TO_LEFT_ISOLATE : FIRST_STRONG_ISOLATE;
}

/** What is left of a value beside what is isolated in it. */
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
