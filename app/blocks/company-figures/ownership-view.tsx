import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { pathOf } from '#app/page-path.ts';
import { ownershipColumns } from './figure-columns.ts';
import { LimitsSection } from './limits-section.tsx';
import type { SeenOwnership } from './ownership.ts';

/** Most versions on the page; the file has them all. */
const VERSIONS_SHOWN = 30;

interface OwnershipViewProps {
  symbol: string;
  /** Newest first. */
  data: {
    unread: boolean | 'not-offered';
    versions: readonly SeenOwnership[];
    /** Day on which the ownership was last read. */
    readOn: PlainDate | null;
    files: ExportLabels;
  };
}

/**
 * What nationals, citizens of the Gulf states and foreigners hold, may hold and may buy in addition; and the earlier
 * versions.
 */
export function OwnershipView({ symbol, data: { unread, versions, readOn, files } }: OwnershipViewProps) {
  const t = useText();
  const locale = useLocale();
  const [newest] = versions;
  return (
    <>
      <LimitsSection unread={unread} versions={versions} readOn={readOn} />
      {newest && (
        <section aria-labelledby="history-title">
          <SectionHead
            id="history-title"
            title={t('records.ownershipHistory')}
            lead={t('records.ownershipSince', { date: formatDate(versions.at(-1)!.from, locale) })}
            aside={<FileLinks files={files} query="" />}
          />
          <p className="mb-3">
            <MoreLink to={`${pathOf('the-exchange-foreign-ownership')}?symbol=${symbol}`}>
              {t('records.ownershipByDay')}
            </MoreLink>
          </p>
          <DataTable
            caption={t('records.table', { title: t('records.ownershipHistory') })}
            columns={ownershipColumns(t)}
            rows={versions.slice(0, VERSIONS_SHOWN)}
            rowKey={({ from }) => String(from)}
          />
        </section>
      )}
    </>
  );
}
