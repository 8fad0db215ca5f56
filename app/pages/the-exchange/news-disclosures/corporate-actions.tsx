import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { ActionsTable } from '#app/blocks/company-records/actions-table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { useFiguresOf } from '#app/blocks/figures-of/sentence.ts';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { MonthCalendar } from '#app/blocks/month-calendar/month-calendar.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { FieldPair, SelectField, TextField } from '#app/ui/field.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/corporate-actions';
import { actionsQuery, CALENDAR_KINDS, isFiltered, MARKERS } from '#app/blocks/corporate-actions/action-filters.ts';
import { loadMarketActions, type MarketActionsData } from '#app/data/calendar/actions.ts';

export const handle = await needTexts('pages', 'home');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('records.actions'), description: t('calendar.actions.description') };
  }),
  ...fileAlternates(matches),
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return { ...(await loadMarketActions(site, url.searchParams)), today: site.today() };
}

/** Issuers' decisions and when they take effect: the days of a month, then all of them as a list. */
export default function CorporateActions({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const { filters, calendar } = data;
  const settled = useFiguresOf(data.readOn);
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <PageHead
        title={t('records.actions')}
        lead={t('calendar.actions.lead')}
        aside={<MoreLink to={pathOf('the-exchange-settlement-trading-calender')}>{t('calendar.title')}</MoreLink>}
      />
      <div className={sections.list}>
        <Filters filters={filters} issuers={data.issuers} />
        <IgnoredNotices ignored={filters.ignored} />
      </div>
      <section aria-labelledby="month-title" className={sections.list}>
        <SectionHead id="month-title" title={calendar.title} lead={t('calendar.markers')} />
        {data.missing !== null && <p className="text-muted">{data.missing}</p>}
        <MonthCalendar
          data={calendar}
          today={data.today}
          toMonth={(month) => `${actionsQuery(filters, { month })}#month-title`}
          quiet
        />
      </section>
      <List data={data} />
      <DataNotice simulated={data.simulated} asOf={data.now} settled={settled} />
    </main>
  );
}

function List({
  data: { filters, calendar, count, rows, total, pages, size, files, unread },
}: {
  data: MarketActionsData;
}) {
  const t = useText();
  return (
    <section aria-labelledby="list-title" className={sections.list}>
      <SectionHead
        id="list-title"
        title={<span role="status">{count}</span>}
        aside={<FileLinks files={files} query={actionsQuery(filters)} />}
      />
      {rows.length > 0 ? (
        <ActionsTable actions={rows} caption={t('records.table', { title: t('records.actions') })} />
      ) : (
        <Nothing unread={unread} isChosen={isFiltered(filters)}>
          {t(isFiltered(filters) ? 'records.noneFound' : 'records.noActions')}
        </Nothing>
      )}
      <Steps
        page={filters.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) =>
          `${actionsQuery(filters, { month: calendar.month, page: page === 1 ? null : page }) || '.'}#list-title`
        }
      />
    </section>
  );
}

function Filters({ filters, issuers }: Pick<MarketActionsData, 'filters' | 'issuers'>) {
  const t = useText();
  const any = (label: string) => ({ value: '', label });
  return (
    <ListFilters label={t('calendar.actions.filter')} isFiltered={isFiltered(filters)}>
      <SelectField
        name="issuer"
        label={t('disclosures.issuer')}
        options={[any(t('disclosures.issuer.all')), ...issuers]}
        value={filters.issuer ?? ''}
      />
      <SelectField
        name="kind"
        label={t('records.kind')}
        options={[
          any(t('records.kind.all')),
          ...CALENDAR_KINDS.map((value) => ({ value, label: t(`records.action.kind.${value}`) })),
        ]}
        value={filters.kind ?? ''}
      />
      <SelectField
        name="marker"
        label={t('records.action.marker')}
        options={[
          any(t('calendar.anyMarker')),
          ...MARKERS.map((value) => ({ value, label: t(`records.marker.${value}`) })),
        ]}
        value={filters.marker ?? ''}
      />
      <FieldPair>
        <TextField type="date" name="from" label={t('records.from')} value={filters.from ?? ''} />
        <TextField type="date" name="to" label={t('records.to')} value={filters.to ?? ''} />
      </FieldPair>
    </ListFilters>
  );
}
