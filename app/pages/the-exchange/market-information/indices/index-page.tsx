import { redirect } from 'react-router';
import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { DayForm } from '#app/blocks/day-filter/day-form.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { fallback, useFreshPage } from '#app/blocks/freshness/fresh-page.ts';
import { IndexPanel } from '#app/blocks/index-panel/index-panel.tsx';
import { ConstituentsTable } from '#app/blocks/indices/constituents-table.tsx';
import { orderQuery } from '#app/blocks/indices/constituent-order.ts';
import { Methodology } from '#app/blocks/indices/methodology.tsx';
import { WeightsThenTable } from '#app/blocks/indices/weights-then.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { useUnread } from '#app/blocks/stale-notice/stale-notice.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { changedQuery, useViewAddress } from '#app/ui/view-address.ts';
import type { Route } from './+types/index-page';
import { loadIndexPage, type IndexData } from '#app/data/indices/detail.ts';
import { indexAt } from '#app/data/indices/index-at.ts';

export const handle = await needTexts('home', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    const title = loaderData?.title ?? t('market.indices');
    return { title, description: t('indices.one.description', { name: title }) };
  }),
  ...fileAlternates(matches),
];

/** The guard `known-index` has accepted the path; another spelling is redirected to the canonical one. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { currentIndex: asked = '' } = params;
  const index = indexAt(site, asked);
  if (!index) throw new Error(`The guard let the unknown index '${asked}' pass.`);
  const { searchParams, search } = new URL(request.url);
  if (index.path !== asked)
    throw redirect(pathOf('the-exchange-indices-currentIndex', { currentIndex: index.path }) + search, 301);
  return loadIndexPage(site, index, searchParams);
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fallback(request.url, serverLoader);
}

/** An index: its level and its line, its basket now and on an earlier day, and its rules. */
export default function IndexPage({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  useFreshPage(data);
  const { title, day, range, unknownRange, history, now, simulated } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <PageHead title={title} lead={t(`indices.kind.${data.kind}`)} aside={<SessionSummary now={now} />} />
      {unknownRange && <Notice title={t('home.range.unknown', { range: unknownRange })} role="note" />}
      <IndexPanel day={day} range={range} history={history} now={now} simulated={simulated} />
      <Constituents data={data} />
      <Then data={data} />
      <section aria-labelledby="rules" className={sections.list}>
        <SectionHead id="rules" title={t('indices.rules')} lead={t('indices.rules.lead')} />
        <Methodology rules={data.rules} />
      </section>
      <DataNotice simulated={simulated} asOf={now} prices={t('indices.units')} />
    </main>
  );
}

function Constituents({ data: { title, basket, members, boards, order, files, asked } }: { data: IndexData }) {
  const t = useText();
  const rowsQuery = changedQuery('', { ...orderQuery(order), day: asked?.day.day ? asked.day.typed : null });
  return (
    <section aria-labelledby="constituents" className={sections.list}>
      <SectionHead
        id="constituents"
        title={t('indices.constituents')}
        lead={t('indices.constituents.lead', { count: members.length })}
        aside={
          <FileLinks files={files} query={rowsQuery}>
            {files.lead}
          </FileLinks>
        }
      />
      {order.ignored.map(({ parameter, value }) => (
        <Notice key={parameter} title={t(`indices.ignored.${parameter}`, { value })} role="note" />
      ))}
      {basket ? (
        <ConstituentsTable
          basket={basket}
          members={members}
          boards={boards}
          order={order}
          caption={t('indices.constituents.caption', { name: title })}
        />
      ) : (
        <NoBasket />
      )}
    </section>
  );
}

/** Why there are no members: they were never read, or the source does not name them. */
function NoBasket() {
  const t = useText();
  const isUnread = useUnread('index-baskets');
  return <Notice title={t(isUnread ? 'common.fetchFailed' : 'indices.noMembers')} tone={isUnread ? 'fault' : 'calm'} />;
}

function Then({ data: { title, asked, earlier, order, range } }: { data: IndexData }) {
  const t = useText();
  const address = useViewAddress();
  const kept = Object.entries({ ...orderQuery(order), range: range === '1D' ? null : range });
  return (
    <section aria-labelledby="then" className={sections.list}>
      <SectionHead
        id="then"
        title={t('indices.then')}
        lead={t('indices.then.lead')}
        aside={<MoreLink to={pathOf('the-exchange-indices')}>{t('indices.all')}</MoreLink>}
      />
      {asked ? (
        <DayForm
          filter={asked.day}
          span={asked.span}
          label={t('indices.then.form')}
          clearTo={address({ day: null })}
          kept={Object.fromEntries(kept.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))}
        />
      ) : (
        <NoBasket />
      )}
      {earlier && <WeightsThenTable then={earlier} name={title} />}
    </section>
  );
}
