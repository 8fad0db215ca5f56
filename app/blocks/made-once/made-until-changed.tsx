import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLocale } from '#messages/text.tsx';

/** Imported on the server only: in a browser's bundle it would add 60 kB. */
const render = import.meta.env.SSR && (await import('./render-alone.tsx')).renderAlone;

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
export const useMadeUntilChanged: () => HtmlUntilChanged | undefined = render
  ? () => {
      const locale = useLocale();
      const base = useHref('/');
      const { pathname } = useLocation();
      return (name, from, part) => {
        const key = `${locale} ${base} ${name}`;
        const source = JSON.stringify(from);
        const known = cached.get(key);
        if (known?.from === source) return known.html;
        const html = render({ idPrefix: `made-${name}-`, locale, base, pathname, children: part });
        cached.set(key, { from: source, html });
        return html;
      };
    }
  : () => undefined;
