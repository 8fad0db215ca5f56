import type { ReactNode } from 'react';
import { Figure } from '#app/ui/figure.tsx';

/** A link to a firm's telephone number, mailbox or site. */
export function Reach({ children, ...anchor }: { href: string; rel?: string; children: ReactNode }) {
  return (
    <a {...anchor} className="link">
      <Figure>{children}</Figure>
    </a>
  );
}
