import type { DisclosureKind } from '#domain/disclosure-kind.ts';
import { useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DisclosureList, type DisclosureRow } from '#app/blocks/publications/disclosure-list.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { disclosuresQuery, type DisclosureFilters } from './disclosure-filters.ts';
import { DisclosureFilterForm } from './disclosure-filter-form.tsx';
import { DisclosurePages } from './disclosure-pages.tsx';

interface DisclosuresViewProps {
  data: {
    unread: boolean | 'not-offered';
    isGrowing: boolean;
    filters: DisclosureFilters;
    kinds: Partial<Record<DisclosureKind, number>>;
    rows: readonly DisclosureRow[];
    total: number;
    pages: number;
    size: number;
    files: ExportLabels;
  };
}

/** An issuer's disclosures: filters, their number, a page of them. */
export function DisclosuresView({ data }: DisclosuresViewProps) {
  const t = useText();
  const { filters, kinds, rows, total, files } = data;
  return (
    <section aria-labelledby="disclosures-title">
      <SectionHead
        id="disclosures-title"
        title={t('records.disclosures')}
        lead={t('records.disclosuresLead')}
        aside={<FileLinks files={files} query={disclosuresQuery(filters)} />}
      />
      <DisclosureFilterForm filters={filters} kinds={kinds} />
      <IgnoredNotices ignored={filters.ignored} />
      <p role="status" className="mt-4 text-14 text-muted">
        {t('records.disclosureCount', { count: total })}
      </p>
      <DisclosurePages data={data} none={t('records.noDisclosures')}>
        <DisclosureList disclosures={rows} />
      </DisclosurePages>
    </section>
  );
}
