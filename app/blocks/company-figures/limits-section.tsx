import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ShareRuler } from '#app/ui/share-ruler.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { FiguresReceived } from '#app/blocks/figures-of/figures-of.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { INVESTOR_GROUPS, type InvestorGroup, type Ownership, type SeenOwnership } from './ownership.ts';

const WHOLE = 100_000;

interface LimitsSectionProps {
  unread: boolean | 'not-offered';
  /** Newest first. */
  versions: readonly SeenOwnership[];
  /** Day on which the figures were last read. */
  readOn: PlainDate | null;
}

/** What nationals, citizens of the Gulf states and foreigners hold, may hold and may buy in addition. */
export function LimitsSection({ unread, versions: [newest], readOn }: LimitsSectionProps) {
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
        <>
          <LimitsTable ownership={newest.value} />
          <FiguresReceived readOn={readOn} />
        </>
      ) : (
        <Nothing unread={unread} isChosen={false}>
          {t('records.noOwnership')}
        </Nothing>
      )}
    </section>
  );
}

function LimitsTable({ ownership }: { ownership: Ownership }) {
  const t = useText();
  const columns: Column<InvestorGroup>[] = [
    column('code', 'group', t('records.group'), (group) => group, { label: (group) => t(`records.group.${group}`) }),
    // A share of zero is a value, too.
    ...(['permitted', 'actual', 'available'] as const).map((part) =>
      column('percent', part, t(`records.ownership.${part}`), (group: InvestorGroup) => ownership[group][part], {
        zero: true,
      }),
    ),
    column('percent', 'ruler', t('records.ofWhole'), (group) => ownership[group].actual, {
      hidden: 'file',
      align: 'start',
    }),
  ];
  return (
    <DataTable
      caption={t('records.table', { title: t('records.ownership') })}
      columns={columns}
      rows={INVESTOR_GROUPS}
      rowKey={(group) => group}
      views={{
        ruler: (group) => (
          <ShareRuler
            share={(ownership[group].actual ?? 0) / WHOLE}
            limit={(ownership[group].permitted ?? WHOLE) / WHOLE}
          />
        ),
      }}
    />
  );
}
