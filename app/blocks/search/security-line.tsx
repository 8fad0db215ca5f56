import { NO_FIGURE } from '#domain/number.ts';
import { Change } from '../../ui/change.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Marked } from '../../ui/marked.tsx';
import type { SecuritySuggestion } from './suggestions-data.ts';
import styles from './search-box.module.css';

/** A ledger row in the list's measure: ticker and name, last over change. */
export function SecurityLine({ row: { symbol, name, also, last, change, direction } }: { row: SecuritySuggestion }) {
  return (
    <span className={styles.security}>
      <Figure className={styles.symbol}>
        <Marked {...symbol} />
      </Figure>
      <Figure className={styles.last}>{last}</Figure>
      <span className={styles.second}>
        <bdi>
          <Marked {...name} />
        </bdi>
        {also && (
          <bdi lang={also.lang} className={styles.also}>
            <Marked {...also} />
          </bdi>
        )}
      </span>
      {change !== NO_FIGURE && <Change direction={direction} text={change} className={styles.change} />}
    </span>
  );
}
