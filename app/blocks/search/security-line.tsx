import { NO_FIGURE } from '#domain/number.ts';
import type { SecuritySuggestion } from '#domain/suggestion.ts';
import { Change } from '#app/ui/change.tsx';
import { Marked } from '#app/ui/marked.tsx';
import styles from './search-box.module.css';

/** A ledger row in the size of the list: symbol and name, last over change. */
export function SecurityLine({ row }: { row: SecuritySuggestion }) {
  const { symbol, name, also, last, unit, change, direction } = row;
  return (
    <span className={styles.security}>
      <bdi dir="ltr" className={styles.symbol} data-slot="symbol">
        <Marked {...symbol} />
      </bdi>
      <span className={styles.last}>
        <bdi dir="ltr" data-slot="last">
          {last}
        </bdi>{' '}
        <bdi className={styles.unit} data-slot="unit">
          {unit}
        </bdi>
      </span>
      <span className={styles.second}>
        <bdi data-slot="name">
          <Marked {...name} />
        </bdi>
        {also && (
          // The mark between both names has the direction of the page, outside the other name.
          <span className={styles.also}>
            <bdi lang={also.lang} data-slot="also">
              <Marked {...also} />
            </bdi>
          </span>
        )}
      </span>
      {change !== NO_FIGURE && <Change direction={direction} text={change} className={styles.change} />}
    </span>
  );
}
