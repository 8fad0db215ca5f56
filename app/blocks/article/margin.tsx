import { plainText } from '#domain/article-words.ts';
import { formatDate } from '#domain/date.ts';
import { PHASES } from '#domain/session.ts';
import { Link } from '#app/ui/link.tsx';
import { useLocale, useText } from '#messages/text.tsx';
import { RunningClock } from '#app/blocks/running-clock/running-clock.tsx';
import type { ShownArticle, ShownMarket } from './shown-article.ts';
import styles from './margin.module.css';

interface MarginProps {
  article: ShownArticle;
  market: ShownMarket;
}

/** The margin beside the text on a wide screen: the contents, the state of the market, the day of the last review. */
export function Margin({ article, market }: MarginProps) {
  return (
    <aside className={styles.margin}>
      <Contents article={article} />
      <MarketNow made={market} />
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

/**
 * The phase follows the stream. What the phase allows was written when the page was rendered, and is hidden once the
 * phase changes.
 */
function MarketNow({ made }: { made: ShownMarket }) {
  const t = useText();
  const { status, phase } = made.clock;
  return (
    <market-status status={status} phase={phase} className={styles.now}>
      <p>
        <i aria-hidden="true" />
        {PHASES.map((each) => (
          <b key={each} data-when={each} hidden={each !== phase}>
            {t(`market.phase.${each}`)}
          </b>
        ))}{' '}
        <RunningClock />
      </p>
      <p data-when={phase}>{made.sentence}</p>
      {made.until && <p data-when={phase}>{made.until}</p>}
    </market-status>
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
