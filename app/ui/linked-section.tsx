import type { ReactNode } from 'react';
import { MoreLink } from './more-link.tsx';
import { SectionHead } from './section-head.tsx';

interface LinkedSectionProps {
  /** Id of the heading, for links to the section. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Link to the full page. */
  more: { to: string; label: string };
  children?: ReactNode;
}

/** A part of a page with a link to its own full page. */
export function LinkedSection({ id, title, lead, more, children }: LinkedSectionProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} lead={lead} aside={<MoreLink to={more.to}>{more.label}</MoreLink>} />
      {children}
    </section>
  );
}
