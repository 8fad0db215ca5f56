import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import type { WorkingLine } from './calculator-data.ts';
import styles from './calculator.module.css';

/** The computation of the answer, a line for each step. */
export function Working({ lines }: { lines: readonly WorkingLine[] }) {
  const t = useText();
  return (
    <table className={styles.working}>
      <caption className={styles.head}>{t('calculator.working')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('calculator.step')}</th>
          <th scope="col">{t('calculator.sum')}</th>
          <th scope="col">{t('calculator.result')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, sum, result, isAnswer }, index) => (
          <tr key={index} data-answer={isAnswer || undefined}>
            <th scope="row">{label}</th>
            <td>{sum && <Figure>{sum}</Figure>}</td>
            <td data-figures="">
              <Figure>{result}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
