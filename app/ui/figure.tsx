import type { ReactNode } from 'react';

/** A figure, ticker or code: keeps its left-to-right order inside text of either direction. */
export function Figure({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
