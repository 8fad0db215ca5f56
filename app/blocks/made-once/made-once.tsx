import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLocale } from '#messages/text.tsx';
import type { renderAlone } from './render-alone.tsx';

/** Known to the server alone: in a browser's bundle it would weigh 60 kB. */
const render = import.meta.env.SSR && (await import('./render-alone.tsx')).renderAlone;

const made = new WeakMap<object, Map<string, string>>();

interface MadeOnceProps {
  /** What the content is made from: the content is kept as long as it. */
  of: object;
  /** Tells apart what is made from the same. With the language and what is before its addresses: all that it depends on. */
  name: string;
  /** Of the element around it; without one its box is not seen. */
  className?: string | undefined;
  /** It asks for nothing but the language and its address. */
  children: ReactNode;
}

/** A part that is the same on many pages, or each time its page is made: the server renders it once. */
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

/** In a browser nothing is made: React does not look into such an element, and what came with the document stays. */
function htmlOf(of: object, key: string, part: Parameters<typeof renderAlone>[0]): string {
  const known = made.get(of) ?? new Map<string, string>();
  const html = known.get(key) ?? (render ? render(part) : '');
  made.set(of, known.set(key, html));
  return html;
}
