import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { Steps } from '#app/blocks/filtered-list/paged.tsx';
import { disclosuresQuery, isFiltered, type DisclosureFilters } from './disclosure-filters.ts';

interface DisclosurePagesProps {
  data: {
    unread: boolean | 'not-offered';
    /** True while older disclosures are being read. */
    isGrowing: boolean;
    filters: DisclosureFilters;
    total: number;
    pages: number;
    size: number;
  };
  /** Message where there are no disclosures at all. */
  none: string;
  /** The disclosures of the page. */
  children: ReactNode;
}

/** A page of disclosures with links to the others, or the reason why it is empty. */
export function DisclosurePages({ data, none, children }: DisclosurePagesProps) {
  const t = useText();
  const { unread, isGrowing, filters, total, pages, size } = data;
  return (
    <>
      {total > 0 ? (
        children
      ) : (
        <Nothing unread={unread} isChosen={isFiltered(filters)}>
          {isFiltered(filters) ? t('records.noneFound') : none}
        </Nothing>
      )}
      {isGrowing && <p className="mt-4 text-14 text-muted">{t('records.growing')}</p>}
      <Steps
        page={filters.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => disclosuresQuery(filters, page) || '.'}
      />
    </>
  );
}
