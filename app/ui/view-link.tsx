import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface ViewLinkProps {
  to: string;
  /** The id of the element that holds the views. */
  section: string;
  current: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Links to another view of a part of this page. With script the scroll position stays and the back button leaves the
 * page; without script the page is loaded again at that part.
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
