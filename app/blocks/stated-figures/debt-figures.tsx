import { DEBT_FIGURES } from '#domain/words/stated-figures.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import styles from './stated-figures.module.css';

const NAMES = {
  totalSukuk: 'home.stated.totalSukuk',
  sukukListed: 'home.stated.sukukListed',
  totalBonds: 'home.stated.totalBonds',
} as const;

const largest = Math.max(...DEBT_FIGURES.map(({ billions }) => billions));

/** Listed debt as stated, each amount with a bar in proportion to the largest. */
export function DebtFigures() {
  const t = useText();
  return (
    <>
      <dl className={styles.debt}>
        {DEBT_FIGURES.map(({ id, billions, year }) => (
          <div key={id}>
            <dt>
              {t(NAMES[id])}
              {year !== null && <Figure className={styles.year}> {year}</Figure>}
            </dt>
            <dd className={`${styles.amount} light`}>
              <Figure>{toDecimalString(billions, 1)}</Figure>
            </dd>
            <dd className={styles.bar} aria-hidden="true">
              <svg width="100%" height="3" focusable="false">
                <rect width={`${Math.round((billions / largest) * 10_000) / 100}%`} height="3" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('home.stated.debtNote')}</p>
    </>
  );
}
