import { dubaiClock, formatDate } from '#domain/date.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useLocale, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '../blocks/breadcrumbs/breadcrumbs.tsx';
import { FeedList } from '../blocks/feed-status/feed-list.tsx';
import { IncidentList } from '../blocks/feed-status/incident-list.tsx';
import { elseShown, useFreshPage } from '../blocks/freshness/fresh-page.ts';
import { SessionSummary } from '../blocks/session-band/session-summary.tsx';
import { siteContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pathOf } from '../page-path.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import type { Route } from './+types/status';
import { loadStatus } from './status-data.ts';
import styles from './status.module.css';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('status.title'), description: t('status.description') };
  });

export function loader({ context }: Route.LoaderArgs) {
  return loadStatus(context.get(siteContext));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return elseShown(request.url, serverLoader);
}

/** How old everything is that the site shows, and what has gone wrong lately. */
export default function Status({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  useFreshPage(data);
  const { late, at } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: t('status.title'), to: pathOf('status') }]} />
      <PageHead title={t('status.title')} lead={t('status.lead')} aside={<SessionSummary now={data.now} />} />
      <Notice
        title={late ? t('status.late', { count: late }) : t('status.all')}
        tone={late ? 'fault' : 'calm'}
        role="status"
      />
      <section aria-labelledby="feeds" className={styles.section}>
        <SectionHead
          id="feeds"
          title={t('status.feeds')}
          lead={t('status.feeds.lead', { date: formatDate(at, locale), time: dubaiClock(at) })}
          aside={
            <a href="/status.json" className="link">
              {t('status.json')}
            </a>
          }
        />
        <FeedList feeds={data.feeds} />
      </section>
      <section aria-labelledby="incidents" className={styles.section}>
        <SectionHead id="incidents" title={t('status.incidents')} lead={t('status.incidents.lead')} />
        <IncidentList incidents={data.incidents} />
      </section>
    </main>
  );
}
