import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** What left the page with its layout, by name: the next layout takes it up. */
const left = new Map<string, ChildNode[]>();

interface KeptHtmlProps {
  name: string;
  /** Made on the server alone: the browser's bundle must not hold it (`import.meta.env.SSR && …`). */
  children: ReactNode;
}

/**
 * A part of the page that is HTML and stays HTML: the browser neither gets its code nor makes it again, it keeps the nodes
 * that came with the document and hands them on when one layout gives way to another. What has to change in it is
 * changed as in any document.
 */
export function KeptHtml({ name, children }: KeptHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [came] = useState(() => !left.has(name));

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const nodes = left.get(name);
    if (nodes && !box.hasChildNodes()) box.append(...nodes);
    return () => {
      left.set(name, [...box.childNodes]);
    };
  }, [name]);

  if (import.meta.env.SSR) return <div>{children}</div>;
  // An element whose content is said to be HTML is not looked into while the page wakes: what is there stays.
  return <div ref={place} dangerouslySetInnerHTML={came ? { __html: '' } : undefined} suppressHydrationWarning />;
}
