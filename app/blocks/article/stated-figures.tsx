import type { StatedFigure } from '#domain/article.ts';
import { useText } from '#messages/text.tsx';
import { RunningText } from './running-text.tsx';
import type { ShownLink } from './shown-article.ts';
import styles from './article-figures.module.css';

/** Stated figures in large type, each with its source and year; a figure without a year is marked as undated. */
export function StatedFigures({ figures }: { figures: readonly StatedFigure<ShownLink>[] }) {
  const t = useText();
  return (
    <ul className={styles.figures}>
      {figures.map(({ figure, what, year, source }, index) => (
        <li key={index}>
          <Level figure={figure} />
          <p className={styles.what}>
            <RunningText of={what} />
          </p>
          <p className={styles.source}>
            <RunningText of={source} />
            {t('common.listSeparator')}
            {year ?? t('article.undated')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The number, and the text of its unit, which is small, before and after it. */
const PARTS = /^(\D*?)([#\u2212+]?\d[\d.,]*%?)(.*)$/;

function Level({ figure }: { figure: string }) {
  const [, before = '', number = figure, after = ''] = PARTS.exec(figure) ?? [];
  return (
    <div className={styles.level}>
      {before && <span>{before}</span>}
      <b className="light display">{number}</b>
      {after && <span>{after}</span>}
    </div>
  );
}
