import { pick } from '#domain/bilingual.ts';
import { integer, percent, price } from '#domain/number.ts';
import { percentOf } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { barDays, daysAsOf } from './bar-days.ts';
import type { ChartData } from './chart-data.ts';
import type { Drawn, DrawnLine } from './drawn.ts';
import type { Pen } from './pens.ts';
import { BASE } from './rebased.ts';
import styles from './chart.module.css';

/** The values of the drawing at one place: the prices of its days, then every line with its pen. */
export function Legend({ data, drawn, index }: { data: ChartData; drawn: Drawn; index: number }) {
  const t = useText();
  const locale = useLocale();
  const bar = drawn.prices[index]!;
  const before = drawn.prices[index - 1];
  const parts: [string, string][] = [
    [t('market.open'), price(bar.open)],
    [t('market.high'), price(bar.high)],
    [t('market.low'), price(bar.low)],
    [t(bar.date === data.runningDay ? 'market.last' : 'company.close'), price(bar.close)],
    [
      t('market.changePercent'),
      before ? percent(percentOf(bar.close - before.close, before.close), { zero: true }) : '--',
    ],
    [t('market.volume'), integer(bar.volume)],
  ];
  return (
    <dl className={styles.legend} aria-hidden="true">
      <div className={styles.day}>{daysAsOf(barDays(bar, t, locale), bar.date, data, t)}</div>
      {parts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure>{value}</Figure>
          </dd>
        </div>
      ))}
      {drawn.lines.map((line, place) => (
        <div key={place}>
          <dt>
            <PenSample pen={line.pen} /> <LineName data={data} line={line} />
          </dt>
          <dd>
            <Figure>{valueOf(line, index)}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );

  function valueOf({ code, values }: DrawnLine, place: number): string {
    const value = values[place] ?? null;
    if (value === null || code === null) return price(value);
    return percent(value - BASE, { zero: true });
  }
}

/** The name of a study, or the ticker of another security. */
export function LineName({ data, line }: { data: ChartData; line: Pick<DrawnLine, 'study' | 'code' | 'part'> }) {
  const t = useText();
  const locale = useLocale();
  if (line.study) return line.study === 'bollinger' ? t(`chart.band.${line.part}`) : t(`chart.study.${line.study}`);
  const name = data.compared.find(({ code }) => code === line.code)?.name;
  return (
    <>
      <Figure>{line.code}</Figure> {name && <span className="visually-hidden">{pick(name, locale)}</span>}
    </>
  );
}

export function PenSample({ pen }: { pen: Pen }) {
  return (
    <svg className={styles.pen} viewBox="0 0 18 8" aria-hidden="true" focusable="false">
      <path {...pen} d="M0 4h18" />
    </svg>
  );
}
