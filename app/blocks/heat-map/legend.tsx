import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import type { HeatMeasure } from './heat-map-data.ts';
import { TINTS } from './tint.ts';
import styles from './heat-map.module.css';

/** Meaning of area and colour. The scale runs from fall to rise in both languages, as its figures do. */
export function Legend({ measure }: { measure: HeatMeasure }) {
  const t = useText();
  return (
    <div className={styles.legend} data-screen-only>
      <p>{t(measure === 'market-value' ? 'heatMap.areaIsValue' : 'heatMap.areaIsTurnover')}</p>
      <p className={styles.scale} dir="ltr">
        <Figure>{'\u22125%'}</Figure>
        {TINTS.map((tint) => (
          <i key={tint} className={styles.tint} data-tint={tint} />
        ))}
        <Figure>+5%</Figure>
      </p>
    </div>
  );
}
