import { price } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { LevelLabels } from './chart-labels.tsx';
import { PenSample } from './chart-legend.tsx';
import { panelPlot } from './panel-plot.ts';
import { penOf } from './pens.ts';
import { BOX } from '#app/blocks/plot/height-scale.ts';
import type { Group } from './plot.ts';
import type { Panel } from './studies.ts';
import styles from './chart.module.css';

/** A study with a scale of its own, on the time axis of the prices above it. */
export function StudyPanel({ panel, groups, index }: { panel: Panel; groups: readonly Group[]; index: number }) {
  const t = useText();
  const plot = panelPlot(panel, groups);
  const place = groups[index]?.to ?? 0;
  return (
    <>
      <dl className={styles.legend} aria-hidden="true">
        <div className={styles.day}>{t(`chart.study.${panel.name}`)}</div>
        {panel.lines.map(({ values, isSecond }) => (
          <div key={String(isSecond)}>
            <dt>
              <PenSample pen={penOf(isSecond ? 1 : 0)} /> {isSecond && t('chart.signal')}
            </dt>
            <dd>
              <Figure>{price(values[place] ?? null, { zero: true })}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {!plot && <p className="text-12 text-muted">{t('chart.tooShort')}</p>}
      {plot && (
        <div className={styles.panel} dir="ltr" aria-hidden="true">
          <StretchedDrawing size={[BOX.width, BOX.panelHeight]}>
            <path className={styles.grid} d={plot.grid} />
            <path className={styles.cross} d={plot.columns} />
            {plot.lines.map(({ path, isSecond }) => (
              <path key={String(isSecond)} {...penOf(isSecond ? 1 : 0)} d={path} />
            ))}
          </StretchedDrawing>
          <LevelLabels levels={plot.levels} />
        </div>
      )}
    </>
  );
}
