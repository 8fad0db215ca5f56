import { levelText, trueAt } from '#app/blocks/index-panel/index-day.ts';
import { marketTime, formatDate } from '#domain/date.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useLocale, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { fallback, useFreshPage } from '#app/blocks/freshness/fresh-page.ts';
import { IndicesTable } from '#app/blocks/indices/indices-table.tsx';
import { useNewestLevel } from '#app/blocks/indices/use-newest-level.ts';
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
import type { Route } from './+types/indices';
import { loadIndices, type IndicesData } from '#app/data/indices/list.ts';

export const handle = await needTexts('home', 'pages');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('market.indices'), description: t('indices.description') };
  }),
  ...fileAlternates(matches),
];

export function loader({ context }: Route.LoaderArgs) {
  return loadIndices(context.get(siteContext));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fallback(request.url, serverLoader);
}

/** All indices side by side, updated live. */
export default function Indices({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  useFreshPage(data);
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <PageHead title={t('market.indices')} lead={t('indices.lead')} aside={<SessionSummary now={data.now} />} />
      <div className="cluster justify-between pb-4 text-muted">
        <AsOf data={data} />
        <FileLinks files={data.files} query="">
          {data.files.lead}
        </FileLinks>
      </div>
      {data.rows.length ? <IndicesTable rows={data.rows} boards={data.boards} /> : <Notice title={t('common.none')} />}
      <p className="pt-4">
        <MoreLink to={pathOf('market-summary')}>{t('indices.summary')}</MoreLink>
      </p>
      <Members rows={data.rows} />
      <DataNotice simulated={data.simulated} asOf={data.now} prices={t('indices.units')} />
    </main>
  );
}

function AsOf({ data: { date, at: madeAt, isToday, begun, rows } }: { data: IndicesData }) {
  const t = useText();
  const locale = useLocale();
  const heard = useNewestLevel(rows.map(({ code }) => code));
  const at = heard === null ? madeAt : Math.max(madeAt ?? 0, trueAt({ date, isToday }, { at: heard }));
  return (
    <p>
      {t(levelText({ date, isToday, begun }, at), {
        date: formatDate(at ?? date, locale),
        time: at === null ? '--' : marketTime(at, { seconds: true }),
      })}
    </p>
  );
}

/** Why an index has no turnover: its members were never read, or the source does not name them. */
function Members({ rows }: Pick<IndicesData, 'rows'>) {
  const t = useText();
  const isUnread = useUnread('index-baskets');
  if (rows.every(({ members }) => members !== null)) return null;
  return (
    <div className="pt-4">
      <Notice title={t(isUnread ? 'common.fetchFailed' : 'indices.noMembers')} tone={isUnread ? 'fault' : 'calm'} />
    </div>
  );
}
