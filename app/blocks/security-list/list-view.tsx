import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { SECURITY_LISTS } from './kinds.ts';
import { SecurityList } from './security-list.tsx';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { pathOf } from '#app/page-path.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { SecurityListData } from '#app/data/securities/list.ts';

/** One view for the seven addresses, which differ only in the kind of security. */
export function SecurityListView({ data }: { data: SecurityListData }) {
  const t = useText();
  const { title } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <TermScope>
        <PageHead title={title} lead={data.lead} aside={<SessionSummary now={data.now} />} />
        <TermLine />
      </TermScope>
      <Tabs
        label={t('market.listed.kinds')}
        tabs={SECURITY_LISTS.map(({ page, kind, label }) => ({
          to: pathOf(page),
          label: t(label),
          count: integer(data.counts[kind ?? ''] ?? 0, { zero: true }),
          current: kind === data.kind,
        }))}
      />
      <SecurityList
        rows={data.rows}
        sectors={data.sectors}
        listing={data.listing}
        columns={data.columns}
        chooser={data.chooser}
        notes={data.notes}
        caption={title}
        files={data.files}
      />
      <DataNotice simulated={data.simulated} asOf={data.now} inCurrency={data.inAed} />
    </main>
  );
}
