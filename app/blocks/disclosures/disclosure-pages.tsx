import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Nothing } from '../asked-list/nothing.tsx';
import { Steps } from '../asked-list/paged.tsx';
import { disclosuresQuery, isFiltered, type AskedDisclosures } from './asked-disclosures.ts';

interface DisclosurePagesProps {
  data: { unread: boolean; asked: AskedDisclosures; total: number; pages: number; size: number };
  /** What is said where nothing was disclosed at all. */
  none: string;
  /** The page's disclosures. */
  children: ReactNode;
}

/** A page of disclosures and the way to the others, or why there is none. */
export function DisclosurePages({ data: { unread, asked, total, pages, size }, none, children }: DisclosurePagesProps) {
  const t = useText();
  return (
    <>
      {total > 0 ? children : <Nothing unread={unread}>{isFiltered(asked) ? t('records.noneFound') : none}</Nothing>}
      <Steps
        page={asked.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => disclosuresQuery(asked, page) || '.'}
      />
    </>
  );
}
