import type { Way } from '#domain/article.ts';
import { useText } from '#messages/text.tsx';
import { ArticleLink, RunningText } from './running-text.tsx';
import type { ShownLink } from './shown-article.ts';
import linkStyles from './running-text.module.css';
import styles from './way-lists.module.css';

const FILE = /\.(pdf|xlsx?|docx?|csv|zip)(?:[?#]|$)/i;

/** Documents: name, description, and the file type where it is a file. */
export function Documents({ ways }: { ways: readonly Way<ShownLink>[] }) {
  return (
    <ul className={styles.documents}>
      {ways.map(({ to, label, note }, index) => (
        <li key={index}>
          <ArticleLink to={to} className={linkStyles.link}>
            <RunningText of={label} />
          </ArticleLink>
          <span>
            <RunningText of={note} />
          </span>
          <span>{FILE.exec(to.href)?.[1]?.toUpperCase()}</span>
        </li>
      ))}
    </ul>
  );
}

/** The end of the page: links to where a reader goes from here. */
export function NextSteps({ ways }: { ways: readonly Way<ShownLink>[] }) {
  const t = useText();
  return (
    <section className={styles.next} aria-labelledby="next">
      <div className={styles.inside}>
        <h2 id="next" className="light">
          {t('article.next')}
        </h2>
        <ul>
          {ways.map(({ to, label, note }, index) => (
            <li key={index}>
              <ArticleLink to={to} className={linkStyles.way}>
                <RunningText of={label} />
              </ArticleLink>
              <p>
                <RunningText of={note} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
