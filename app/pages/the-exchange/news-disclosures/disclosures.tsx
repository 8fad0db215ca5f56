import { needTexts } from '#messages/needed.ts';
import { textOf, useText, type Text } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { disclosuresQuery, INTERVAL_OF, type DisclosureFilters } from '#app/blocks/disclosures/disclosure-filters.ts';
import { DisclosureFilterForm } from '#app/blocks/disclosures/disclosure-filter-form.tsx';
import { DisclosurePages } from '#app/blocks/disclosures/disclosure-pages.tsx';
import { quietNotes } from '#app/blocks/disclosures/quiet.tsx';
import { DisclosuresByDay } from '#app/blocks/publications/disclosures-by-day.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { Following } from '#app/blocks/following/following.tsx';
import { INTERVAL_TEXT, KIND_TEXT } from '#app/blocks/publications/kind-text.ts';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { Route } from './+types/disclosures';
import { loadByDay } from '#app/data/disclosures/by-day.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('disclosures.title'), description: t('disclosures.description') };
  }),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadByDay(context.get(siteContext), url.searchParams);
}

/** Disclosures of all issuers, grouped by day. */
export default function Disclosures({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const { filters, rows, total } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <PageHead title={t('disclosures.title')} lead={t('disclosures.lead')} />
      <Tabs label={t('disclosures.exchanges')} tabs={data.exchanges} />
      <div className={sections.list}>
        <DisclosureFilterForm filters={filters} kinds={data.kinds} issuers={data.issuers} />
        <IgnoredNotices ignored={filters.ignored} />
      </div>
      <section aria-labelledby="book-title" className={sections.list}>
        <SectionHead
          id="book-title"
          title={<span role="status">{t('records.disclosureCount', { count: total })}</span>}
          lead={t('disclosures.kindsRule')}
          aside={<FileLinks files={data.files} query={disclosuresQuery(filters)} />}
        />
        <DisclosurePages data={data} none={t('disclosures.none')}>
          <div>
            <DisclosuresByDay disclosures={rows} today={data.today} isPage notes={quietNotes(data, data.today)} />
          </div>
        </DisclosurePages>
      </section>
      <Following shown={followable(filters, data.sister, t)} />
      <DataNotice simulated={data.simulated} asOf={data.now} inCurrency={false} />
    </main>
  );
}

/** The part of the shown list that can be followed: days that are over bring nothing new. */
function followable(filters: DisclosureFilters, exchange: string | null, t: Text) {
  const { words, issuer, kind, period, language } = filters;
  const texts = [
    kind && KIND_TEXT[kind],
    period && INTERVAL_TEXT[INTERVAL_OF[period]],
    language && `disclosures.in.${language}`,
  ];
  const parts = [exchange, issuer, ...texts.map((text) => text && t(text)), words].filter(Boolean);
  return {
    query: disclosuresQuery({ ...filters, from: null, to: null }),
    label: parts.length > 0 ? parts.join(' · ') : t('disclosures.follow.all'),
  };
}
