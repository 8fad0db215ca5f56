import type { Messages } from '@lingui/core';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import { warnOfLocale } from './locale-problem.ts';
import { BASE } from './parts.ts';
import { registerCatalog } from './text.tsx';

/** Addresses of the parts, by language and name. */
const FILES = import.meta.glob<string>('./compiled/*/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Addresses of these text parts, and of the part that every page needs. */
export function textFiles(locale: Locale, parts: readonly string[]): string[] {
  return [...new Set([BASE, ...parts])].map((part) => {
    const address = FILES[`./compiled/${locale}/${part}.json`];
    if (!address) throw new RangeError(`There are no texts named '${part}'.`);
    return address;
  });
}

const asked = new Map<string, Promise<void>>();

/**
 * Fetches these text parts, once, in the page's language; on the server all are available. A module that shows them
 * waits at its top: `export const handle = await needTexts('home');`. Throws when a part cannot be fetched.
 */
export async function needTexts(...parts: string[]): Promise<{ texts: readonly string[] }> {
  if (typeof document !== 'undefined' && !import.meta.env.SSR) {
    const [code] = document.documentElement.lang.split('-');
    const locale = isLocale(code) ? code : DEFAULT_LOCALE;
    if (locale !== code) warnOfLocale(`The site has no language '${code}': its texts are those of '${locale}'.`);
    await Promise.all(textFiles(locale, parts).map((address) => fetchOnce(locale, address)));
  }
  return { texts: parts };
}

function fetchOnce(locale: Locale, address: string): Promise<void> {
  const known = asked.get(address) ?? fetchTexts(locale, address);
  asked.set(address, known);
  known.catch((error: unknown) => {
    asked.delete(address);
    warnOfLocale(`A language file could not be loaded: ${String(error)}`);
  });
  return known;
}

async function fetchTexts(locale: Locale, address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The texts at ${address} answered ${answer.status}.`);
  registerCatalog(locale, (await answer.json()) as Messages);
}
