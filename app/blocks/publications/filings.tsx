import { integer } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { useChosenView } from '#app/ui/chosen-view.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { DisclosuresByDay } from './disclosures-by-day.tsx';
import type { DisclosureRow } from './disclosure-list.tsx';
import type { Listed } from './listed.ts';
import { NoneListed } from './none-listed.tsx';

export type FilingKind = 'disclosures' | 'reports' | 'integrated';
export type FilingList = Listed<FilingKind, DisclosureRow>;

const TAB_TEXT: Record<FilingKind, string> = {
  disclosures: 'home.filings.disclosures',
  reports: 'home.filings.reports',
  integrated: 'home.filings.integrated',
};

/** Disclosures of issuers, in tabs by kind, each list grouped by day. */
export function Filings({ lists, today }: { lists: readonly FilingList[]; today: PlainDate }) {
  const t = useText();
  return (
    <section id="filings" aria-labelledby="filings-title">
      <SectionHead
        id="filings-title"
        title={t('home.filings.title')}
        lead={t('home.filings.lead')}
        aside={<MoreLink to={pathOf('the-exchange-disclosures')}>{t('home.filings.all')}</MoreLink>}
      />
      {lists.length ? <FilingTabs lists={lists} today={today} /> : <NoneListed feed="disclosures" />}
    </section>
  );
}

function FilingTabs({ lists, today }: { lists: readonly FilingList[]; today: PlainDate }) {
  const t = useText();
  const { chosen, addressOf } = useChosenView(
    'filings',
    lists.map(({ kind }) => kind),
  );
  const tabs = lists.map(({ kind, total }) => ({
    to: addressOf(kind),
    label: t(TAB_TEXT[kind]),
    count: integer(total),
    current: kind === chosen,
  }));
  return (
    <>
      <Tabs label={t('home.filings.title')} tabs={tabs} section="filings" />
      {lists.map(({ kind, rows }) => (
        <div key={kind} hidden={kind !== chosen}>
          <DisclosuresByDay disclosures={rows} today={today} />
        </div>
      ))}
    </>
  );
}
