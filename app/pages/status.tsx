import { marketTime, formatDate } from '#domain/date.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useLocale, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { FeedList } from '#app/blocks/feed-status/feed-list.tsx';
import { IncidentList } from '#app/blocks/feed-status/incident-list.tsx';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { siteContext } from '#app/context.ts';
import { formDeskContext } from '#app/form-desk.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/status';
import { loadStatus } from '#app/data/status/status.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('status.title'), description: t('status.description') };
  });

export function loader({ context }: Route.LoaderArgs) {
  return loadStatus(context.get(siteContext), context.get(formDeskContext));
}

/** Age of all data that the site shows, and recent failures. */
export default function Status({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  const { late, at } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: t('status.title'), to: pathOf('status') }]} />
      <PageHead title={t('status.title')} lead={t('status.lead')} aside={<SessionSummary now={data.now} />} />
      <Notice
        title={late ? t('status.late', { count: late }) : t('status.all')}
        tone={late ? 'fault' : 'calm'}
        role="status"
      >
        <p>{t('status.asOf', { date: formatDate(at, locale), time: marketTime(at) })}</p>
        {data.marketTime && <p>{t('status.twoClocks', data.marketTime)}</p>}
      </Notice>
      {data.isAlone && (
        <div className="mt-4">
          <Notice title={t('status.alone')} tone="fault">
            <p>{t('status.alone.what')}</p>
          </Notice>
        </div>
      )}
      <section aria-labelledby="feeds" className="mt-16">
        <SectionHead
          id="feeds"
          title={t('status.feeds')}
          aside={
            <a href="/status.json" className="link">
              {t('status.json')}
            </a>
          }
        />
        <FeedList feeds={data.feeds} />
      </section>
      <section aria-labelledby="mail" className="mt-16">
        <SectionHead id="mail" title={t('status.mail')} />
        <Notice title={data.mail.sentences[0] ?? ''} tone={data.mail.isFault ? 'fault' : 'calm'}>
          {data.mail.sentences.length > 1 &&
            data.mail.sentences.slice(1).map((sentence) => <p key={sentence}>{sentence}</p>)}
        </Notice>
      </section>
      <section aria-labelledby="incidents" className="mt-16">
        <SectionHead id="incidents" title={t('status.incidents')} lead={t('status.incidents.lead')} />
        <IncidentList incidents={data.incidents} />
      </section>
    </main>
  );
}
