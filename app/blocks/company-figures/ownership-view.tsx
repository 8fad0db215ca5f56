import { formatDate, formatDateTime } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { LimitsSection, Share } from './limits-section.tsx';
import { INVESTOR_GROUPS, type SeenOwnership } from './ownership.ts';

/** The file has them all. */
const VERSIONS_SHOWN = 30;

interface OwnershipViewProps {
  /** The newest first. */
  data: { unread: boolean; versions: readonly SeenOwnership[]; files: ExportLabels };
}

/** What nationals, citizens of the Gulf states and foreigners hold, may hold and may still buy; and how it was before. */
export function OwnershipView({ data: { unread, versions, files } }: OwnershipViewProps) {
  const t = useText();
  const locale = useLocale();
  const [newest] = versions;
  return (
    <>
      <LimitsSection unread={unread} versions={versions} />
      {newest && (
        <section aria-labelledby="history-title">
          <SectionHead
            id="history-title"
            title={t('records.ownershipHistory')}
            lead={t('records.ownershipSince', { date: formatDate(versions.at(-1)!.from, locale) })}
            aside={<FileLinks files={files} query="" />}
          />
          <HistoryTable versions={versions.slice(0, VERSIONS_SHOWN)} />
        </section>
      )}
    </>
  );
}

function HistoryTable({ versions }: { versions: readonly SeenOwnership[] }) {
  const t = useText();
  const locale = useLocale();
  const columns: Column<SeenOwnership>[] = [
    { id: 'from', head: t('records.seen'), cell: ({ from }) => formatDateTime(from, locale) },
    ...INVESTOR_GROUPS.map((group) => ({
      id: group,
      head: t(`records.group.${group}`),
      figures: true,
      cell: ({ value }: SeenOwnership) => <Share value={value[group].actual} />,
    })),
  ];
  return (
    <Table
      caption={t('records.table', { title: t('records.ownershipHistory') })}
      captionHidden
      columns={columns}
      rows={versions}
      rowKey={({ from }) => String(from)}
    />
  );
}
