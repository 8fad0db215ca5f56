import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { useChosenView } from '#app/ui/chosen-view.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { Listed } from './listed.ts';
import { NoneListed } from './none-listed.tsx';
import { NoticeList, type NoticeRow } from './notice-list.tsx';
import styles from './notices.module.css';

export type NoticeKind = 'announcements' | 'news' | 'circulars';
export type NoticeLists = Listed<NoticeKind, NoticeRow>;

const TABS: Record<NoticeKind, { text: string; all: string; page: RouteName }> = {
  announcements: {
    text: 'home.notices.announcements',
    all: 'home.notices.allAnnouncements',
    page: 'the-exchange-market-announcements',
  },
  news: { text: 'home.notices.news', all: 'home.notices.allNews', page: 'discover-news-media' },
  circulars: { text: 'home.notices.circulars', all: 'home.notices.allCirculars', page: 'the-exchange-circulars' },
};

/** The exchange's own publications, in tabs by kind. */
export function Notices({ lists }: { lists: readonly NoticeLists[] }) {
  const t = useText();
  return (
    <section id="notices" aria-labelledby="notices-title">
      <SectionHead id="notices-title" title={t('home.notices.title')} lead={t('home.notices.lead')} />
      {lists.length ? <NoticeTabs lists={lists} /> : <NoneListed feed="circulars" />}
    </section>
  );
}

function NoticeTabs({ lists }: { lists: readonly NoticeLists[] }) {
  const t = useText();
  const { chosen, addressOf } = useChosenView(
    'notices',
    lists.map(({ kind }) => kind),
  );
  const tabs = lists.map(({ kind, total }) => ({
    to: addressOf(kind),
    label: t(TABS[kind].text),
    count: integer(total),
    current: kind === chosen,
  }));
  return (
    <>
      <Tabs label={t('home.notices.title')} tabs={tabs} section="notices" />
      {lists.map(({ kind, rows }) => (
        <div key={kind} hidden={kind !== chosen}>
          <NoticeList notices={rows} />
          <p className={styles.more}>
            <MoreLink to={pathOf(TABS[kind].page)}>{t(TABS[kind].all)}</MoreLink>
          </p>
        </div>
      ))}
    </>
  );
}
