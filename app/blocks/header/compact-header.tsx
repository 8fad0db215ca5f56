import { Link } from 'react-router';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale } from '#messages/text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figure.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketLine } from './market-line.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './header.module.css';

interface CompactHeaderProps {
  exchange: { shortName: string; name: { en: string; ar: string } };
  clock: MarketClock;
  now: Instant;
  index: IndexPoint | null;
}

/** The market's line and the way home in one row, for pages that need the whole screen. */
export function CompactHeader({ exchange, clock, now, index }: CompactHeaderProps) {
  const locale = useLocale();
  return (
    <header className={styles.utility}>
      <div className={classNames(styles.utilityLine, styles.edge)}>
        <Link to="/" className={styles.home}>
          <Figure className={styles.short}>{exchange.shortName}</Figure>{' '}
          <span className={styles.long}>{exchange.name[locale]}</span>
        </Link>
        <MarketLine clock={clock} now={now} index={index} />
        <div className={styles.end}>
          <ThemeSwitch className={styles.button} />
          <LanguageSwitch className={classNames(styles.button, styles.language)} />
        </div>
      </div>
    </header>
  );
}
