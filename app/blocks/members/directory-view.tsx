import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { useText } from '#messages/text.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { DirectoryFilters } from './directory-filters.tsx';
import type { DirectoryData } from './directory-data.ts';
import { MEMBER_SORTS, MEMBER_VIEWS, memberRowsQuery, membersQuery, sortedBy } from './member-filters.ts';
import { MemberList } from './member-list.tsx';
import { MembersCompared } from './members-compared.tsx';
import { SortLinks } from './sort-links.tsx';
import { ServicesMatrix } from './services-matrix.tsx';
import styles from './members.module.css';

/** The members of a day: filters, their number, and one of three views. */
export function DirectoryView({ data }: { data: DirectoryData }) {
  const { texts, filters, counts, files } = data;
  return (
    <div className={sections.list}>
      <DirectoryFilters data={data} />
      <DayNotices data={data} />
      <IgnoredNotices ignored={filters.ignored} />
      <CountLine files={files} query={memberRowsQuery(filters)}>
        {texts.count}
      </CountLine>
      {counts.length > 0 && (
        <ul className={styles.counts} aria-label={texts.byStatus}>
          {counts.map(({ status, text, to }) => (
            <li key={status}>
              <Link to={to} preventScrollReset className="link" aria-current={filters.status === status || undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Views data={data} />
      <Shown data={data} />
      <p className={styles.note}>{texts.note}</p>
    </div>
  );
}

/** Notice that the directory of another day is shown, or that there is no data for the day, with a link back. */
function DayNotices({ data: { dayNotice, filters, texts } }: { data: DirectoryData }) {
  if (!dayNotice) return null;
  return (
    <Notice title={dayNotice} role="note">
      <p>{texts.ofToday}</p>
      <Link to={membersQuery({ ...filters, asOf: null }) || '.'} className="link">
        {texts.today}
      </Link>
    </Notice>
  );
}

function Views({ data: { filters, texts } }: { data: DirectoryData }) {
  const t = useText();
  return (
    <div className={styles.views} data-screen-only="">
      <Segments
        label={texts.views}
        segments={MEMBER_VIEWS.map((view) => ({
          to: membersQuery({ ...filters, view }) || '.',
          label: t(`members.view.${view}`),
          current: filters.view === view,
        }))}
      />
      {filters.view !== 'compare' && (
        <SortLinks
          links={MEMBER_SORTS.map((sort) => ({
            to: membersQuery(sortedBy(filters, sort)) || '.',
            label: t(`members.sort.${sort}`),
            isDescending: filters.sort === sort ? filters.descending : null,
          }))}
        />
      )}
    </div>
  );
}

function Shown({ data }: { data: DirectoryData }) {
  const { filters, members, unread, texts, restrictive } = data;
  if (unread) return <Nothing unread={unread}>{texts.none}</Nothing>;
  if (filters.view === 'compare') return <MembersCompared data={data} />;
  if (members.length > 0)
    return filters.view === 'matrix' ? <ServicesMatrix members={members} /> : <MemberList data={data} />;
  return (
    <Nothing unread={false}>
      {texts.none}{' '}
      {restrictive && (
        <>
          {restrictive.text}{' '}
          <Link to={restrictive.to} preventScrollReset className="link">
            {restrictive.remove}
          </Link>
        </>
      )}
    </Nothing>
  );
}
