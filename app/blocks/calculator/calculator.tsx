import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Answer } from './answer.tsx';
import type { CalculatorData } from './calculator-data.ts';
import { CalculatorForm } from './calculator-form.tsx';
import styles from './calculator.module.css';

/** Inputs, and below them the answer with its working and its sources. */
export function Calculator({ of: data }: { of: CalculatorData }) {
  const t = useText();
  const faults = data.fields.filter(({ fault }) => fault).length;
  return (
    <div id={data.id} className={styles.calculator} data-answered={data.answer ? '' : undefined}>
      <CalculatorForm {...data} />
      <div role="status" className={styles.status}>
        {faults > 0 && <Notice title={t('calculator.faults', { count: faults })} tone="fault" />}
        {data.answer && <Answer of={data.answer} />}
      </div>
      <p className={styles.advice}>{t('calculator.advice')}</p>
    </div>
  );
}
