import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { DUBAI_FIGURES, type StatedFigure } from '#domain/words/stated-figures.ts';
import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import styles from './stated-figures.module.css';

/** Reasons for Dubai in figures, each with the year that it was stated for. */
export function DubaiFigures() {
  const figures: readonly StatedFigure[] = Object.values(DUBAI_FIGURES);
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <Stated key={figure.words[DEFAULT_LOCALE]} {...figure} />
      ))}
    </dl>
  );
}

function Stated({ figure, words, year }: StatedFigure) {
  const t = useText();
  const locale = useLocale();
  return (
    <div>
      <dt className={styles.words}>{pick(words, locale)}</dt>
      <dd className={`${styles.figure} light display`}>
        <Figure>{pick(figure, locale)}</Figure>
      </dd>
      <dd className={styles.year}>{year === null ? t('home.stated.undated') : <Figure>{year}</Figure>}</dd>
    </div>
  );
}
