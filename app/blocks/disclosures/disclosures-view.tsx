import type { DisclosureKind } from '#domain/disclosure-kind.ts';
import { useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DisclosureList, type DisclosureRow } from '#app/blocks/publications/disclosure-list.tsx';
import { FileLinks } from '#app/blocks/row-files/file-links.tsx';
import type { FileWords } from '#app/blocks/row-files/file-words.ts';
import { IgnoredNotices } from '#app/blocks/asked-list/paged.tsx';
import { disclosuresQuery, type AskedDisclosures } from './asked-disclosures.ts';
import { DisclosureFilters } from './disclosure-filters.tsx';
import { DisclosurePages } from './disclosure-pages.tsx';

interface DisclosuresViewProps {
  data: {
    unread: boolean;
    isGrowing: boolean;
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
export function DisclosuresView({ data }: DisclosuresViewProps) {
  const t = useText();
  const { asked, kinds, rows, total, files } = data;
  return (
    <section aria-labelledby="disclosures-title">
      <SectionHead
        id="disclosures-title"
        title={t('records.disclosures')}
        lead={t('records.disclosuresLead')}
        aside={<FileLinks files={files} query={disclosuresQuery(asked)} />}
      />
      <DisclosureFilters asked={asked} kinds={kinds} />
      <IgnoredNotices ignored={asked.ignored} />
      <p role="status" className="mt-4 text-14 text-muted">
        {t('records.disclosureCount', { count: total })}
      </p>
      <DisclosurePages data={data} none={t('records.noDisclosures')}>
        <DisclosureList disclosures={rows} />
      </DisclosurePages>
    </section>
  );
}
