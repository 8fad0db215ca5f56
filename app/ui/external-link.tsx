import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface ExternalLinkProps {
  href: string;
  /** Read out after the text for readers who do not see the mark: '(external, opens in a new tab)'. */
  said: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that leaves the site: opens in a new tab, is marked, and is announced as such. */
export function ExternalLink({ href, said, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <Icon name="out" className="size-3.75 text-muted print:hidden" />
      <span className="visually-hidden">{said}</span>
    </a>
  );
}
