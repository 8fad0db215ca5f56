import { formatDate } from '#domain/date.ts';
import { percent, type Figure as Amount } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ShareRuler } from '#app/ui/share-ruler.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { INVESTOR_GROUPS, type InvestorGroup, type Ownership, type SeenOwnership } from './ownership.ts';

const WHOLE = 100_000;

interface LimitsSectionProps {
  unread: boolean;
  /** The newest first. */
  versions: readonly SeenOwnership[];
}

/** What nationals, citizens of the Gulf states and foreigners hold, may hold and may still buy. */
export function LimitsSection({ unread, versions: [newest] }: LimitsSectionProps) {
  const t = useText();
  const locale = useLocale();
  return (
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

/** Nothing at all is a share, too. */
export function Share({ value }: { value: Amount }) {
  return <Figure>{percent(value, { sign: false, zero: true })}</Figure>;
}
