import { Brand } from '#app/blocks/header/brand.tsx';
import { LanguageSwitch } from '#app/blocks/header/language-switch.tsx';
import { LoadingLine } from '#app/blocks/loading-bar/loading-line.tsx';
import { Preferences, PreferencesButton } from '#app/blocks/preferences/preferences.tsx';
import { PrintedFrom } from '#app/blocks/printed-from/printed-from.tsx';
import { StoreBadges } from '#app/blocks/store-badges/store-badges.tsx';
import { useText } from '#messages/text.tsx';
import type { RootData } from '#app/root-data.ts';
import { Link } from '#app/ui/link.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import styles from './app-frame.module.css';

/** Head of a page about the investor app: links to the home page and the stores, and the language. */
export function AppTop({ root }: { root: RootData }) {
  const t = useText();
  return (
    <>
      <SkipLink to="content">{t('common.skip')}</SkipLink>
      <LoadingLine />
      <header className={styles.header}>
        <div className={`wrap ${styles.line}`}>
          <Link to="/" className={styles.home}>
            <Brand name={root.exchange.name} />
          </Link>
          <StoreBadges app="investor" className={styles.stores} />
          <div className={styles.tools} data-screen-only>
            <PreferencesButton className={styles.button} />
            <LanguageSwitch className={styles.button} />
          </div>
        </div>
        <Preferences />
      </header>
      <PrintedFrom now={root.now} />
    </>
  );
}
