import type { ReactNode } from 'react';

/** A figure, ticker or code: keeps its left-to-right order inside text of either direction. */
export function Figure({ children, className }: { children: ReactNode; className?: string }) {
  return (
    // What an element writes (app/elements) may have moved before an application took the page over.
    <bdi dir="ltr" className={className} suppressHydrationWarning>
      {children}
    </bdi>
  );
}
