import type { MarketClock } from '#domain/market-clock.ts';
import { percent, twoDecimals } from '#domain/number.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { Change } from '../../ui/change.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figure.tsx';
import { RunningClock } from '../running-clock/running-clock.tsx';
import { directionOf } from '../market-board/direction.ts';
import { useClock, useIndex } from '../../live/hooks.ts';
import styles from './market-line.module.css';

/** Status, phase and time of the market, and its general index. */
export function MarketLine({ clock, now, index }: { clock: MarketClock; now: Instant; index: IndexPoint | null }) {
  return (
    <>
      <Status clock={clock} now={now} />
      {index && <GeneralIndex index={index} />}
    </>
  );
}

function Status({ clock: first, now }: { clock: MarketClock; now: Instant }) {
  const t = useText();
  const { status, phase } = useClock(first);
  return (
    <p className={styles.status}>
      <i className={styles.dot} data-moving={status === 'closed' ? undefined : ''} aria-hidden="true" />
      <b>{t(`market.status.${status}`)}</b>
      {status === 'open' && <span className={styles.phase}>{t(`market.phase.${phase}`)}</span>}
      <span className={styles.clock}>
        <RunningClock from={now} seconds /> <span className={styles.wide}>{t('market.clock.dubai')}</span>
      </span>
    </p>
  );
}

function GeneralIndex({ index }: { index: IndexPoint }) {
  const t = useText();
  const point = useIndex(index.index, index) ?? index;
  return (
    <p className={styles.index}>
      <span className={classNames(styles.wide, styles.label)}>{t('market.generalIndex')}</span>
      <b>
        <Figure className="live">{twoDecimals(point.value)}</Figure>
      </b>
      <Change
        direction={directionOf(point.change)}
        text={percent(point.changePercent, { zero: true })}
        className="live"
      />
    </p>
  );
}
