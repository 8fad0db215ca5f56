import { useEffect, useState } from 'react';
import { Link, useHref } from 'react-router';
import { useText } from '#messages/text.tsx';
import { pathOf } from '../../page-path.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from '../publications/notice-list.module.css';
import { followed, seenUpTo, unseen, withOne, without, type News } from './followed.ts';
import { notify, useNews } from './use-news.ts';

interface FollowingProps {
  /** The list that is shown, without its days and its page. */
  shown: { query: string; label: string };
}

const LIST = 'the-exchange-disclosures';
const BUTTON = 'link inline-flex min-h-11 items-center';

/**
 * Disclosures that the reader follows without an account: the lists are kept on the device, each asks its own feed. Only
 * script can do that, so without it nothing stands here.
 */
export function Following({ shown }: FollowingProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? <Lists shown={shown} /> : null;
}

function Lists({ shown }: FollowingProps) {
  const t = useText();
  const all = followed.use();
  const list = useHref(pathOf(LIST)).replace(/\/$/, '');
  const news = useNews(list, all);
  const isKept = all.some(({ query }) => query === shown.query);
  const newest = news[shown.query]?.[0]?.date_published;
  useEffect(() => followed.keep(seenUpTo(followed.read(), shown.query, newest)), [shown.query, newest]);
  const follow = () => followed.keep(withOne(all, { ...shown, seen: newest ?? new Date().toISOString() }));
  return (
    <section aria-labelledby="follow-title" data-screen-only>
      <SectionHead id="follow-title" title={t('disclosures.follow')} lead={t('disclosures.follow.lead')} />
      {!isKept && (
        <button type="button" className={BUTTON} onClick={follow}>
          {t('disclosures.follow.this', { label: shown.label })}
        </button>
      )}
      <ul className={styles.list}>
        {all.map((each) => (
          <li key={each.query} className={styles.row}>
            <Link to={pathOf(LIST) + each.query}>{each.label}</Link>
            <div>
              <Unseen news={unseen(news[each.query] ?? [], each)} />
              <button type="button" className={BUTTON} onClick={() => followed.keep(without(all, each.query))}>
                {t('disclosures.follow.stop', { label: each.label })}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {all.length > 0 && <AskToNotify />}
    </section>
  );
}

const NAMED = 3;

/** How many are new since the last look, and the newest of them. */
function Unseen({ news }: { news: readonly News[] }) {
  const t = useText();
  return (
    <div role="status">
      {t('disclosures.follow.new', { count: news.length })}
      {news.slice(0, NAMED).map(({ id, url, title }) => (
        <p key={id}>
          <a href={new URL(url).pathname} className="link">
            <bdi>{title}</bdi>
          </a>
        </p>
      ))}
    </div>
  );
}

/** The browser asks the reader only when they ask for it. */
function AskToNotify() {
  const t = useText();
  const [permission, setPermission] = useState(() =>
    typeof Notification === 'undefined' ? 'denied' : Notification.permission,
  );
  if (permission !== 'default') return <p className="text-14 text-muted">{t(`disclosures.follow.${permission}`)}</p>;
  return (
    <button type="button" className={BUTTON} onClick={() => notify.ask().then(setPermission)}>
      {t('disclosures.follow.notify')}
    </button>
  );
}
