import type { Locale } from '#domain/locale.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';

registerCatalog('en', english);
registerCatalog('ar', arabic);

/** The interface's text for an id, in the reader's language. */
export function said(locale: Locale, id: string, values?: Record<string, string | number>): string {
  return textOf(locale)(id, values);
}

/** Markup of a page whose figures are out of date: every page contains the same text hidden, for its script. */
export function staleMark(locale: Locale): string {
  return `data-when="stale"><b>${said(locale, 'market.stale.title')}</b>`;
}
