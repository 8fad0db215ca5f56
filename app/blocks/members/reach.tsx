import type { ReactNode } from 'react';
import { Figure } from '#app/ui/figure.tsx';

/** A number, mailbox or site of a firm, which leads there. */
export function Reach({ children, ...anchor }: { href: string; rel?: string; children: ReactNode }) {
  return (
    <a {...anchor} className="link">
      <Figure>{children}</Figure>
    </a>
  );
}
