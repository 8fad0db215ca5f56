import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLocale } from '#messages/text.tsx';

/** Imported on the server only: in a browser's bundle it would add 60 kB. */
const render = import.meta.env.SSR && (await import('./render-alone.tsx')).renderAlone;

interface Alone {
  /** Identifies the page's language and prefix of addresses, on which the HTML depends. */
  place: string;
  /** The HTML of a part rendered separately; empty in a browser. */
  htmlOf(name: string, part: ReactNode): string;
}

/** Renders parts separately from the page, for HTML that is cached. */
export function useAlone(): Alone {
  const locale = useLocale();
  const base = useHref('/');
  const { pathname } = useLocation();
  return {
    place: `${locale} ${base}`,
    htmlOf: (name, children) =>
      render ? render({ idPrefix: `made-${name.replaceAll(' ', '-')}-`, locale, base, pathname, children }) : '',
  };
}
