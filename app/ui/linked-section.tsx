import type { ReactNode } from 'react';
import { MoreLink } from './more-link.tsx';
import { SectionHead } from './section-head.tsx';

interface LinkedSectionProps {
  /** Of its heading: an address can lead to it. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Where all of it is. */
  more: { to: string; label: string };
  children?: ReactNode;
}

/** A part of a page that leads on to the page of its own. */
export function LinkedSection({ id, title, lead, more, children }: LinkedSectionProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} lead={lead} aside={<MoreLink to={more.to}>{more.label}</MoreLink>} />
      {children}
    </section>
  );
}
