import type { Inline, Way } from '#domain/article.ts';
import { ArticleLink, RunningText } from './running-text.tsx';
import type { ShownLink } from './shown-article.ts';
import styles from './voices.module.css';

/** A quotation and its speaker. */
export function Quote({ text, who }: { text: readonly Inline<ShownLink>[]; who: readonly Inline<ShownLink>[] }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <RunningText of={text} />
      </blockquote>
      <figcaption>
        <RunningText of={who} />
      </figcaption>
    </figure>
  );
}

interface CallProps {
  title: readonly Inline<ShownLink>[];
  text: readonly Inline<ShownLink>[];
  way: Way<ShownLink>;
}

/** One call to action with its single link. */
export function Call({ title, text, way }: CallProps) {
  return (
    <div className={styles.call}>
      <div>
        <h3 className="light">
          <RunningText of={title} />
        </h3>
        <p>
          <RunningText of={text} />
        </p>
      </div>
      <ArticleLink to={way.to} className={styles.button}>
        <RunningText of={way.label} />
      </ArticleLink>
    </div>
  );
}
