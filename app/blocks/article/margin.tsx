import { plainText } from '#domain/article-words.ts';
import { formatDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { Link } from 'react-router';
import { useLocale, useText } from '#messages/text.tsx';
import { useClock } from '../../live/hooks.ts';
import { RunningClock } from '../running-clock/running-clock.tsx';
import type { ShownArticle, ShownMarket } from './shown-article.ts';
import styles from './margin.module.css';

interface MarginProps {
  article: ShownArticle;
  market: ShownMarket;
  now: Instant;
}

/** Beside the text on a wide screen: what it holds, how the market stands, when it was reviewed. */
export function Margin({ article, market, now }: MarginProps) {
  return (
    <aside className={styles.margin}>
      <Contents article={article} />
      <MarketNow made={market} now={now} />
      <Reviewed article={article} />
    </aside>
  );
}

function Contents({ article: { sections, next } }: { article: ShownArticle }) {
  const t = useText();
  const entries = [
    ...sections.flatMap(({ id, title }) => (id === null ? [] : [{ id, title: plainText(title) }])),
    ...(next.length > 0 ? [{ id: 'next', title: t('article.next') }] : []),
  ];
  if (entries.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('article.contents')}</h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The phase is the stream's; what it allows was said when the page was made, and is not once the phase is another. */
function MarketNow({ made, now }: { made: ShownMarket; now: Instant }) {
  const t = useText();
  const { phase } = useClock(made.clock);
  return (
    <div className={styles.now}>
      <p>
        <i data-open={phase === 'closed' ? undefined : ''} aria-hidden="true" />
        <b>{t(`market.phase.${phase}`)}</b> <RunningClock from={now} />
      </p>
      {phase === made.clock.phase && (
        <>
          <p>{made.sentence}</p>
          {made.until && <p>{made.until}</p>}
        </>
      )}
    </div>
  );
}

function Reviewed({ article: { reviewed, minutes } }: { article: ShownArticle }) {
  const t = useText();
  return (
    <p className={styles.reviewed}>
      {t('article.reviewed', { date: formatDate(reviewed, useLocale()) })} {t('article.minutes', { minutes })}
    </p>
  );
}
