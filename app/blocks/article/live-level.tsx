import { percent, signed, twoDecimals } from '#domain/number.ts';
import { useIndex } from '../../live/hooks.ts';
import { Change } from '../../ui/change.tsx';
import { Figure } from '../../ui/figure.tsx';
import { DataNotice } from '../data-notice/data-notice.tsx';
import { directionOf } from '../market-board/direction.ts';
import type { Surroundings } from './article-blocks.tsx';
import type { LiveIndex } from './shown-article.ts';
import styles from './live-blocks.module.css';

interface LiveProps extends Omit<Surroundings, 'order'> {
  block: LiveIndex;
}

/** The level of an index and its change, as they move. */
export function LiveLevel({ block, now, simulated }: LiveProps) {
  const point = useIndex(block.code, block.point);
  const direction = directionOf(point?.change ?? null);
  return (
    <div className={styles.index}>
      <p className={styles.name}>{block.name}</p>
      <p className={styles.level}>
        <Figure className="light display live">{twoDecimals(point?.value)}</Figure>
        <span className="live">
          <Change direction={direction} text={percent(point?.changePercent, { zero: true })} />{' '}
          <Figure className={styles.absolute}>{signed(point?.change, { decimals: 2, zero: true })}</Figure>
        </span>
      </p>
      <DataNotice simulated={simulated} asOf={now} inCurrency={false} />
    </div>
  );
}
