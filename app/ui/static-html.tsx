import type { ReactNode } from 'react';

interface StaticHtmlProps {
  /** Identifies the part among those of its page. */
  name: string;
  children: ReactNode;
}

/**
 * A part of the page that only the server renders: the browser gets no code for it, and keeps the HTML of the document.
 * Pass its children as `Part && <Part />` with `const Part = import.meta.env.SSR && (await import(…))`.
 */
export function StaticHtml({ name, children }: StaticHtmlProps) {
  if (import.meta.env.SSR)
    return (
      <div className="static-html" data-static={name}>
        {children}
      </div>
    );
  // React does not reconcile the children of an element whose content is given as HTML: they stay.
  return (
    <div
      className="static-html"
      data-static={name}
      ref={keepContent}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

const contents = new Map<string, ChildNode[]>();

// Runs before React starts: if React has to rebuild the page, nothing of the document is left.
if (!import.meta.env.SSR) document.querySelectorAll<HTMLElement>('[data-static]').forEach(keepContent);

/** Gives an element that React has rebuilt the content from the document. */
function keepContent(element: HTMLElement | null): void {
  const name = element?.dataset['static'];
  if (!element || name === undefined) return;
  if (element.hasChildNodes()) contents.set(name, [...element.childNodes]);
  else element.append(...(contents.get(name) ?? []));
}
