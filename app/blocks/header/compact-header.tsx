import { Link } from 'react-router';
import { useLocale, useText } from '#messages/text.tsx';
import type { RootData } from '../../root-data.ts';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figure.tsx';
import { Preferences, PreferencesButton } from '../preferences/preferences.tsx';
import { DrawerTools, SearchBox } from './asleep-parts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketLine } from './market-line.tsx';
import { MenuButton, Navigation } from './navigation.tsx';
import styles from './header.module.css';

/** The market's line, the way home and the menus in one row, for pages that need the whole screen. */
export function CompactHeader({ root: { exchange, clock, now, generalIndex } }: { root: RootData }) {
  const t = useText();
  const locale = useLocale();
  return (
    <header className={styles.utility}>
      <div className={classNames(styles.utilityLine, styles.edge)}>
        <Link to="/" className={styles.home}>
          <Figure className={styles.short}>{exchange.shortName}</Figure>{' '}
          <span className={styles.long}>{exchange.name[locale]}</span>
        </Link>
        <MarketLine clock={clock} now={now} index={generalIndex} />
        <div className={styles.end} data-screen-only>
          <PreferencesButton className={styles.button} />
          <LanguageSwitch className={styles.button} />
          <Navigation first={<SearchBox boxed label={t('menu.search')} />} last={<DrawerTools />} />
          <MenuButton className={classNames(styles.button, styles.last)} />
        </div>
      </div>
      <Preferences />
    </header>
  );
}
