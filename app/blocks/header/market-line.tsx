import type { MarketClock } from '#domain/market-clock.ts';
import { percent, twoDecimals } from '#domain/number.ts';
import type { IndexPoint } from '#domain/quote.ts';
import { MARKET_STATUSES, PHASES, statusOf } from '#domain/session.ts';
import { tradedOnItsDay } from '#domain/traded-level.ts';
import { useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { RunningClock } from '#app/blocks/running-clock/running-clock.tsx';
import styles from './market-line.module.css';

/** Status, phase and time of the market, and its general index. */
export function MarketLine({ clock, index }: { clock: MarketClock; index: IndexPoint | null }) {
  return (
    <>
      <Status clock={clock} />
      {index && <GeneralIndex index={index} />}
    </>
  );
}

/** All names are in the HTML; script shows the current one (app/elements/market-status.ts). */
function Status({ clock: { status, phase } }: { clock: MarketClock }) {
  const t = useText();
  return (
    <div className={styles.status}>
      <market-status status={status} phase={phase} className={styles.state}>
        <i className={styles.dot} aria-hidden="true" />
        {MARKET_STATUSES.map((each) => (
          <b key={each} data-when={each} hidden={each !== status}>
            {t(`market.status.${each}`)}
          </b>
        ))}
        {PHASES.filter((each) => statusOf(each) === 'open').map((each) => (
          <span key={each} className={styles.phase} data-when={each} hidden={each !== phase}>
            {t(`market.phase.${each}`)}
          </span>
        ))}
      </market-status>
      <span className={styles.clock}>
        <RunningClock seconds /> <span className={styles.wide}>{t('market.clock.dubai')}</span>
      </span>
    </div>
  );
}

function GeneralIndex({ index: point }: { index: IndexPoint }) {
  const t = useText();
  const { index, value } = point;
  const traded = tradedOnItsDay(point);
  return (
    <p className={styles.index}>
      <span className={classNames(styles.wide, styles.label)}>{t('market.generalIndex')}</span>
      <b>
        <index-level dir="ltr" index={index} className="live" suppressHydrationWarning>
          {twoDecimals(value)}
        </index-level>
      </b>
      <live-change index={index} field="changePercent">
        <Change
          direction={directionOf(traded?.change ?? null)}
          text={percent(traded?.changePercent, { zero: true })}
          className="live"
        />
      </live-change>
    </p>
  );
}
