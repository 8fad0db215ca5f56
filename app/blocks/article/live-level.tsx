import { previousTradingDay } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { percent, signed, twoDecimals } from '#domain/number.ts';
import { tradedOnItsDay } from '#domain/traded-level.ts';
import { Change } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { useFiguresOf } from '#app/blocks/figures-of/sentence.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import type { Surroundings } from './article-blocks.tsx';
import type { LiveIndex } from './shown-article.ts';
import styles from './live-blocks.module.css';

interface LiveProps extends Omit<Surroundings, 'order'> {
  block: LiveIndex;
}

/** The level of an index and its change, live. A level older than the last session is shown with its day. */
export function LiveLevel({ block: { code, name, point }, now, simulated }: LiveProps) {
  const traded = tradedOnItsDay(point);
  const day = point && marketDate(point.at);
  const isOlder = day !== null && day < previousTradingDay(marketDate(now));
  const settled = useFiguresOf(isOlder ? day : null);
  return (
    <div className={styles.index}>
      <p className={styles.name}>{name}</p>
      <p className={styles.level}>
        <index-level dir="ltr" index={code} className="light display live">
          {twoDecimals(point?.value)}
        </index-level>
        <span className="live">
          <live-change index={code} field="changePercent">
            <Change
              direction={directionOf(traded?.change ?? null)}
              text={percent(traded?.changePercent, { zero: true })}
            />
          </live-change>{' '}
          <live-change index={code} field="points">
            <Figure className={styles.absolute}>{signed(traded?.change, { decimals: 2, zero: true })}</Figure>
          </live-change>
        </span>
      </p>
      {point && <DataNotice simulated={simulated} asOf={now} inCurrency={false} settled={settled} />}
    </div>
  );
}
