import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locale.ts';

/** A call's command and parameters; names are matched regardless of case. */
export interface Form {
  lang: Locale;
  /** Lower case. */
  command: string;
  /** Returns '' when the parameter is missing. */
  get(name: string): string;
}

const VALUE_MAX = 100;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Why a body cannot be read. */
export type BodyFault = 'unreadable' | 'unsupported-body';

/** Reads the body as a form or as JSON of one level; a body without a type is read as a form. */
export function readForm(type: string, body: string): Form | BodyFault {
  if (type !== JSON_TYPE && type !== FORM_TYPE && type !== '') return 'unsupported-body';
  const pairs = type === JSON_TYPE ? jsonPairs(body) : [...new URLSearchParams(body)];
  if (!pairs) return 'unreadable';
  const values = new Map<string, string>();
  for (const [name, value] of pairs) {
    const key = name.trim().toLowerCase();
    if (!values.has(key)) values.set(key, value.trim().slice(0, VALUE_MAX));
  }
  const get = (name: string) => values.get(name.toLowerCase()) ?? '';
  return { command: get('command').toLowerCase(), lang: localeIn(get('language') || get('lang')), get };
}

function localeIn(typed: string): Locale {
  return LOCALE_CODES.find((code) => code === typed.toLowerCase()) ?? DEFAULT_LOCALE;
}

function jsonPairs(body: string): [string, string][] | null {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
    const pairs = Object.entries(read).filter(([, value]) => value !== null);
    return pairs.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      ? pairs.map(([name, value]) => [name, String(value)])
      : null;
  } catch {
    return null;
  }
}
