import { pick } from '#domain/bilingual.ts';
import { sectorSlug } from '#domain/security.ts';
import { sessionDay } from '#domain/session.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { GroupTable } from '#app/blocks/summary/group-table.tsx';
import { groupSums, sumOfAll } from '#app/blocks/summary/summary-row.ts';
import { useSummaryRows } from '#app/blocks/summary/summary-rows.ts';
import type { DataOf } from './market-views-data.ts';
import { SummaryLink } from './moves-views.tsx';

/** The turnover of each sector, and how its securities move; its name links to them in the market watch. */
export function SectorView({ data }: { data: DataOf<'sectors'> }) {
  const t = useText();
  const locale = useLocale();
  const rows = useSummaryRows(data.rows, data.boards, sessionDay(data.now));
  const slugs = new Map(data.sectors.map((sector) => [pick(sector, locale), sectorSlug(sector)]));
  return (
    <>
      <SectionHead title={t('summary.bySector')} lead={t('summary.bySector.lead')} aside={<SummaryLink />} />
      <GroupTable
        caption={t('summary.bySector')}
        head={t('market.sector')}
        part="sector"
        nameOf={(sector) => sector ?? t('summary.noSector')}
        linkOf={(sector) => sector && `${pathOf('market-watch')}?sector=${slugs.get(sector)}`}
        groups={groupSums(rows, ({ sector }) => sector)}
        all={sumOfAll(rows)}
      />
    </>
  );
}
