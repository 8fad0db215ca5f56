import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import type { CalculatorAnswer, CalculatorSource } from './calculator-data.ts';
import { Working } from './working.tsx';
import styles from './calculator.module.css';

/** The answer, its computation line by line, and the sources of its figures. */
export function Answer({
  of: { title, figure, unit, sentences = [], working, sources, statement },
}: {
  of: CalculatorAnswer;
}) {
  const t = useText();
  return (
    <>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.title}>{title}</p>
      {figure !== null && (
        <p className={styles.figure}>
          <Figure className="light display">{figure}</Figure> {unit && <span className={styles.unit}>{unit}</span>}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {working.length > 0 && <Working lines={working} />}
      {sources.length > 0 && <Sources sources={sources} />}
      <button type="button" className={`link ${styles.print}`} data-print="" data-needs-script="" data-screen-only="">
        {t('calculator.print')}
      </button>
    </>
  );
}

function Sources({ sources }: { sources: readonly CalculatorSource[] }) {
  const t = useText();
  return (
    <div>
      <h3 className={styles.head}>{t('calculator.sources')}</h3>
      <dl className={styles.sources}>
        {sources.map(({ label, value, from, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure>{value}</Figure>
              <span className={styles.from}>
                {to ? (
                  <Link to={to} className="link">
                    {from}
                  </Link>
                ) : (
                  from
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
