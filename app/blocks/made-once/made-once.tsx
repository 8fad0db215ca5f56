import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLocale } from '#messages/text.tsx';
import type { renderAlone } from './render-alone.tsx';

/** Imported on the server only: in a browser's bundle it would add 60 kB. */
const render = import.meta.env.SSR && (await import('./render-alone.tsx')).renderAlone;

const made = new WeakMap<object, Map<string, string>>();

interface MadeOnceProps {
  /** The object that the content is rendered from; the content is cached as long as this object lives. */
  of: object;
  /**
   * Distinguishes parts rendered from the same object. The content depends on it, the language and the prefix of the
   * addresses only.
   */
  name: string;
  /** Class of the element around the content; without one, the element has no box. */
  className?: string | undefined;
  /** Content that depends only on the language and its address. */
  children: ReactNode;
}

/** A part that is the same on many pages, or on each rendering of its page: the server renders it once. */
export function MadeOnce({ of, name, className = 'static-html', children }: MadeOnceProps) {
  const locale = useLocale();
  const base = useHref('/');
  const { pathname } = useLocation();
  const html = htmlOf(of, `${locale} ${base} ${name}`, {
    idPrefix: `made-${name.replaceAll(' ', '-')}-`,
    locale,
    base,
    pathname,
    children,
  });
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** In a browser nothing is rendered: React leaves such an element alone, and the HTML of the document stays. */
function htmlOf(of: object, key: string, part: Parameters<typeof renderAlone>[0]): string {
  const known = made.get(of) ?? new Map<string, string>();
  const html = known.get(key) ?? (render ? render(part) : '');
  made.set(of, known.set(key, html));
  return html;
}
