import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

/** The frame of a page with a list. */
export interface ListPageFrame {
  trail: Crumb[];
  head: { title: string; description: string; lead: string };
  /** Links to related pages. */
  ways: { to: string; label: string }[];
}

export function ListPage({ of: { trail, head, ways }, children }: { of: ListPageFrame; children: ReactNode }) {
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead
        title={head.title}
        lead={head.lead}
        aside={
          <div className="flex flex-col items-start gap-2">
            {ways.map(({ to, label }) => (
              <MoreLink key={to} to={to}>
                {label}
              </MoreLink>
            ))}
          </div>
        }
      />
      {children}
    </main>
  );
}
