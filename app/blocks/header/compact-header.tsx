import { Link } from '#app/ui/link.tsx';
import { useLocale, useText } from '#messages/text.tsx';
import type { RootData } from '#app/root-data.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Figure } from '#app/ui/figure.tsx';
import { Preferences, PreferencesButton } from '#app/blocks/preferences/preferences.tsx';
import { SearchBox } from '#app/blocks/search/search-box.tsx';
import { DrawerTools } from './drawer-tools.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketLine } from './market-line.tsx';
import { MenuButton, Navigation } from './navigation.tsx';
import styles from './header.module.css';

/** The market's line, the link to the home page and the menus in one row, for pages that need the whole screen. */
export function CompactHeader({ root: { exchange, clock, generalIndex } }: { root: RootData }) {
  const t = useText();
  const locale = useLocale();
  return (
    <header className={classNames(styles.utility, styles.compact)}>
      <div className={classNames(styles.utilityLine, styles.edge)}>
        <Link to="/" className={styles.home}>
          <Figure className={styles.short}>{exchange.shortName}</Figure>{' '}
          <span className={styles.long}>{exchange.name[locale]}</span>
        </Link>
        <MarketLine clock={clock} index={generalIndex} />
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
