import type { ReactNode } from 'react';

/** The name of a page and one sentence of what it holds. */
export function PageHead({ title, lead, aside }: { title: string; lead?: ReactNode; aside?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-4 pb-6">
      <div>
        <h1 className="light display text-40 leading-[1.2] rtl:leading-[1.4]">{title}</h1>
        {lead && <p className="mt-1 max-w-[68ch] text-muted">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
