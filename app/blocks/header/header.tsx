import { Link } from 'react-router';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';
import { classNames } from '../../ui/class-names.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketLine } from './market-line.tsx';
import { Drawer, PrimaryNavigation } from './primary-navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './header.module.css';

interface HeaderProps {
  name: { en: string; ar: string };
  clock: MarketClock;
  now: Instant;
  index: IndexPoint | null;
}

/** The thin line of the market over the brand and the way around; on scroll the brand's line stays. */
export function Header({ name, clock, now, index }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <div className={classNames('wrap', styles.utilityLine)}>
          <MarketLine clock={clock} now={now} index={index} />
          <div className={styles.end}>
            <ThemeSwitch className={styles.button} />
            <LanguageSwitch className={classNames(styles.button, styles.language)} />
          </div>
        </div>
      </div>
      <div className={styles.mast}>
        <div className={classNames('wrap', styles.mastLine)}>
          <Link to="/">
            <Brand name={name} />
          </Link>
          <PrimaryNavigation />
          <Drawer />
        </div>
      </div>
    </header>
  );
}
