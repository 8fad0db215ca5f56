import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface ViewLinkProps {
  to: string;
  /** The id of what holds the views. */
  section: string;
  current: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Leads to another view of a part of this page. With script the page stays where it is and a step back leaves it;
 * without, the page opens anew at that part.
 */
export function ViewLink({ to, section, current, className, children }: ViewLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true, preventScrollReset: true });
  return (
    <a href={`${href}#${section}`} onClick={follow} className={className} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  );
}
