import { useState } from 'react';
import { percent, price } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Change } from '../../ui/change.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SecurityLink } from '../ledger-row/ledger-row.tsx';
import type { BoardRow } from '../market-board/board-row.ts';
import { directionOf } from '../market-board/direction.ts';
import styles from './ticker-strip.module.css';

/** The most active securities, passing slowly; it stands still when paused, under the pointer, with focus, or when motion is unwanted. */
export function TickerStrip({ rows }: { rows: readonly BoardRow[] }) {
  const t = useText();
  const [paused, setPaused] = useState(false);
  if (!rows.length) return null;
  return (
    <section
      className={styles.strip}
      aria-label={t('home.ticker.title')}
      data-paused={paused || undefined}
      data-screen-only
    >
      <button type="button" className={styles.pause} onClick={() => setPaused(!paused)} data-needs-script>
        <Icon name={paused ? 'play' : 'pause'} />
        {t(paused ? 'home.ticker.play' : 'home.ticker.pause')}
      </button>
      <div className={styles.window}>
        <Items rows={rows} />
        <Items rows={rows} repeated />
      </div>
    </section>
  );
}

/** The list stands twice, so that its end runs into its beginning; the second is for the eye alone. */
function Items({ rows, repeated }: { rows: readonly BoardRow[]; repeated?: boolean }) {
  return (
    <ul className={styles.items} aria-hidden={repeated} inert={repeated}>
      {rows.map((row, place) => (
        <li key={place}>
          <SecurityLink symbol={row.symbol} className={styles.item}>
            <Figure className={styles.symbol}>{row.symbol}</Figure>
            <Figure className="live">{price(row.last)}</Figure>
            <Change
              direction={directionOf(row.change)}
              text={percent(row.changePercent, { zero: true })}
              className="live"
            />
          </SecurityLink>
        </li>
      ))}
    </ul>
  );
}
