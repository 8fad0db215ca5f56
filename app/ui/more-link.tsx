import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { Icon } from './icon.tsx';

/** The way on from a section: underlined in gold, with an arrow along the reading direction. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} data-screen-only className="link inline-flex min-h-6 items-center gap-1.5 text-14 whitespace-nowrap">
      {children}
      <Icon name="go" className="size-3.75 text-gold" />
    </Link>
  );
}
