import type { ReactNode } from 'react';

interface StaticHtmlProps {
  /** Names the part among those of its page. */
  name: string;
  children: ReactNode;
}

/**
 * A part of the page that the server alone makes: the browser neither gets its code nor looks into it, it keeps what came
 * with the document. Give its children as `Part && <Part />` with `const Part = import.meta.env.SSR && (await import(…))`.
 */
export function StaticHtml({ name, children }: StaticHtmlProps) {
  if (import.meta.env.SSR)
    return (
      <div className="static-html" data-static={name}>
        {children}
      </div>
    );
  // React does not look into an element whose content is given as HTML: what is there stays.
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

// Before React begins: where it has to build the page again, nothing of the document is left.
if (!import.meta.env.SSR) document.querySelectorAll<HTMLElement>('[data-static]').forEach(keepContent);

/** An element that React has made anew gets the content that came with the document. */
function keepContent(element: HTMLElement | null): void {
  const name = element?.dataset['static'];
  if (!element || name === undefined) return;
  if (element.hasChildNodes()) contents.set(name, [...element.childNodes]);
  else element.append(...(contents.get(name) ?? []));
}
