import { formatDate, formatDateTime } from '#domain/date.ts';
import { percent, type Figure as Amount } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '../../ui/figure.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ShareRuler } from '../../ui/share-ruler.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { Nothing } from '../company-records/nothing.tsx';
import { FileLinks } from '../row-files/file-links.tsx';
import type { FileWords } from '../row-files/file-words.ts';
import { INVESTOR_GROUPS, type InvestorGroup, type Ownership, type SeenOwnership } from './ownership.ts';

const WHOLE = 100_000;
/** The file has them all. */
const VERSIONS_SHOWN = 30;

interface OwnershipViewProps {
  /** The newest first. */
  data: { unread: boolean; versions: readonly SeenOwnership[]; files: FileWords };
}

/** What nationals, citizens of the Gulf states and foreigners hold, may hold and may still buy; and how it was before. */
export function OwnershipView({ data: { unread, versions, files } }: OwnershipViewProps) {
  const t = useText();
  const locale = useLocale();
  const [newest] = versions;
  return (
    <>
      <section aria-labelledby="ownership-title">
        <SectionHead
          id="ownership-title"
          title={t('records.ownership')}
          lead={newest && t('records.ownershipLead', { date: formatDate(newest.from, locale) })}
        />
        {newest ? (
          <LimitsTable ownership={newest.value} />
        ) : (
          <Nothing unread={unread}>{t('records.noOwnership')}</Nothing>
        )}
      </section>
      {newest && (
        <section aria-labelledby="history-title">
          <SectionHead
            id="history-title"
            title={t('records.ownershipHistory')}
            lead={t('records.ownershipSince', { date: formatDate(versions.at(-1)!.from, locale) })}
            aside={<FileLinks names={files.names} query="" />}
          />
          <HistoryTable versions={versions.slice(0, VERSIONS_SHOWN)} />
        </section>
      )}
    </>
  );
}

function LimitsTable({ ownership }: { ownership: Ownership }) {
  const t = useText();
  const columns: Column<InvestorGroup>[] = [
    { id: 'group', head: t('records.group'), cell: (group) => t(`records.group.${group}`) },
    ...(['permitted', 'actual', 'available'] as const).map((part) => ({
      id: part,
      head: t(`records.ownership.${part}`),
      figures: true,
      cell: (group: InvestorGroup) => <Share value={ownership[group][part]} />,
    })),
    {
      id: 'ruler',
      head: t('records.ofWhole'),
      cell: (group) => (
        <ShareRuler
          share={(ownership[group].actual ?? 0) / WHOLE}
          limit={(ownership[group].permitted ?? WHOLE) / WHOLE}
        />
      ),
    },
  ];
  return (
    <Table
      caption={t('records.table', { title: t('records.ownership') })}
      captionHidden
      columns={columns}
      rows={INVESTOR_GROUPS}
      rowKey={(group) => group}
    />
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

/** Nothing at all is a share, too. */
function Share({ value }: { value: Amount }) {
  return <Figure>{percent(value, { sign: false, zero: true })}</Figure>;
}
