import type { ReactNode } from 'react';
import { useAlone } from './use-alone.ts';

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
  const { place, htmlOf } = useAlone();
  const known = made.get(of) ?? new Map<string, string>();
  const key = `${place} ${name}`;
  // In a browser nothing is rendered: React leaves such an element alone, and the HTML of the document stays.
  const html = known.get(key) ?? htmlOf(name, children);
  made.set(of, known.set(key, html));
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
