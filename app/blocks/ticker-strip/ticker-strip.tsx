import { useState } from 'react';
import { percent, price } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import type { QuotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import styles from './ticker-strip.module.css';

/**
 * The most active securities, scrolling slowly. Paused, it does not move and keeps its figures; under the pointer, with
 * focus, without script or when motion is unwanted it does not scroll. `indicative`: the prices are those of the
 * running auction.
 */
export function TickerStrip({ rows, indicative }: { rows: readonly QuotedRow[]; indicative: boolean }) {
  const t = useText();
  const [held, setHeld] = useState<readonly QuotedRow[] | null>(null);
  const paused = held !== null;
  const shown = held ?? rows;
  if (!shown.length) return null;
  return (
    <section
      className={styles.strip}
      aria-label={t(indicative ? 'home.ticker.indicativeTitle' : 'home.ticker.title')}
      data-paused={paused || undefined}
      data-screen-only
    >
      <button type="button" className={styles.pause} onClick={() => setHeld(paused ? null : rows)} data-needs-script>
        <Icon name={paused ? 'play' : 'pause'} />
        {t(paused ? 'home.ticker.play' : 'home.ticker.pause')}
      </button>
      {indicative && <span className={styles.kind}>{t('home.ticker.indicative')}</span>}
      <div className={styles.window}>
        <Items rows={shown} />
        <Items rows={shown} repeated />
      </div>
    </section>
  );
}

/**
 * The list is rendered twice, so that its end runs into its beginning; the second copy is hidden from assistive
 * technology.
 */
function Items({ rows, repeated }: { rows: readonly QuotedRow[]; repeated?: boolean }) {
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
