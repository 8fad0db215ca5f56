import type { ReactNode } from 'react';
import { useAlone } from './use-alone.ts';

interface Cached {
  /** What the part was rendered from, as JSON. */
  from: string;
  html: string;
}

const cached = new Map<string, Cached>();

/**
 * Returns the HTML of a part, rendered again only when `from` has changed. `from` is all that the part depends on, as
 * plain data, besides the language and the prefix of addresses. One HTML is cached for each name, language and prefix:
 * the number of names must be limited.
 */
export type HtmlUntilChanged = (name: string, from: unknown, part: ReactNode) => string;

/**
 * For parts that are on many renderings of a page and seldom differ, as the rows of a large table. Undefined in a
 * browser, where React renders such a part like any other.
 */
export const useMadeUntilChanged: () => HtmlUntilChanged | undefined = import.meta.env.SSR
  ? () => {
      const { place, htmlOf } = useAlone();
      return (name, from, part) => {
        const key = `${place} ${name}`;
        const source = JSON.stringify(from);
        const known = cached.get(key);
        if (known?.from === source) return known.html;
        const html = htmlOf(name, part);
        cached.set(key, { from: source, html });
        return html;
      };
    }
  : () => undefined;
