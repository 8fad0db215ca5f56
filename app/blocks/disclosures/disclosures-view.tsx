import type { DisclosureKind } from '#domain/disclosure-kind.ts';
import { useText } from '#messages/text.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { DisclosureList, type DisclosureRow } from '../publications/disclosure-list.tsx';
import { FileLinks } from '../row-files/file-links.tsx';
import type { FileWords } from '../row-files/file-words.ts';
import { Nothing } from '../company-records/nothing.tsx';
import { IgnoredNotices, Steps } from '../company-records/paged.tsx';
import { disclosuresQuery, isFiltered, type AskedDisclosures } from './asked-disclosures.ts';
import { DisclosureFilters } from './disclosure-filters.tsx';

interface DisclosuresViewProps {
  data: {
    unread: boolean;
    asked: AskedDisclosures;
    kinds: Partial<Record<DisclosureKind, number>>;
    rows: readonly DisclosureRow[];
    total: number;
    pages: number;
    size: number;
    files: FileWords;
  };
}

/** What an issuer told the market: filters, how many there are, a page of them. */
export function DisclosuresView({
  data: { unread, asked, kinds, rows, total, pages, size, files },
}: DisclosuresViewProps) {
  const t = useText();
  return (
    <section aria-labelledby="disclosures-title">
      <SectionHead
        id="disclosures-title"
        title={t('records.disclosures')}
        lead={t('records.disclosuresLead')}
        aside={<FileLinks names={files.names} query={disclosuresQuery(asked)} />}
      />
      <DisclosureFilters asked={asked} kinds={kinds} />
      <IgnoredNotices ignored={asked.ignored} />
      <p role="status" className="mt-4 text-14 text-muted">
        {t('records.disclosureCount', { count: total })}
      </p>
      {rows.length > 0 ? (
        <DisclosureList disclosures={rows} />
      ) : (
        <Nothing unread={unread}>{t(isFiltered(asked) ? 'records.noneFound' : 'records.noDisclosures')}</Nothing>
      )}
      <Steps
        page={asked.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => disclosuresQuery(asked, page) || '.'}
      />
    </section>
  );
}
