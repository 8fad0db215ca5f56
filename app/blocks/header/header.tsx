import { Link } from '#app/ui/link.tsx';
import { useText } from '#messages/text.tsx';
import { useRootData, type RootData } from '#app/root-data.ts';
import { classNames } from '#app/ui/class-names.ts';
import { pathOf } from '#app/page-path.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SearchBox } from '#app/blocks/search/search-box.tsx';
import { MarketNow } from './market-now.tsx';
import { Brand } from './brand.tsx';
import { DrawerTools } from './drawer-tools.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketLine } from './market-line.tsx';
import { MenuButton, Navigation } from './navigation.tsx';
import { Preferences, PreferencesButton } from '#app/blocks/preferences/preferences.tsx';
import styles from './header.module.css';

/** The thin line of the market above the brand and the menus; on scroll the brand's line stays, and shrinks. */
export function Header({ root }: { root: RootData }) {
  const t = useText();
  const { exchange, clock, generalIndex, marketNow } = root;
  return (
    <header className={styles.header}>
      <div className={styles.utility} data-screen-only>
        <div className={classNames('wrap', styles.utilityLine)}>
          <MarketLine clock={clock} index={generalIndex} />
          <div className={styles.end}>
            <SearchBox className={styles.search} />
            <PreferencesButton className={styles.button} />
            <LogIn className={classNames(styles.button, styles.logIn)} />
            <LanguageSwitch className={classNames(styles.button, styles.language)} />
          </div>
        </div>
      </div>
      <div className={styles.mast}>
        <div className={classNames('wrap', styles.mastLine)}>
          <Link to="/" className={styles.brand}>
            <Brand name={exchange.name} />
          </Link>
          <Navigation
            bar
            first={<SearchBox boxed label={t('menu.search')} />}
            last={<DrawerTools />}
            aside={marketNow && <MarketNow market={marketNow} />}
          />
          <div className={styles.tools} data-screen-only>
            <Link to={pathOf('search')} className={styles.tool} aria-label={t('common.search')}>
              <Icon name="search" />
            </Link>
            <MenuButton className={styles.tool} />
          </div>
        </div>
      </div>
      <Preferences />
    </header>
  );
}

/** The link to log in, outside this site; empty for an exchange without a login address. */
function LogIn({ className }: { className: string | undefined }) {
  const t = useText();
  const href = useRootData()?.exchange.links.logIn;
  if (!href) return null;
  return (
    <ExternalLink href={href} said={t('menu.external')} className={className}>
      {t('menu.logIn')}
    </ExternalLink>
  );
}
