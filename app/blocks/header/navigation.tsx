import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLocale, useText } from '#messages/text.tsx';
import { MENUS } from '#app/menu.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { MadeOnce } from '#app/blocks/made-once/made-once.tsx';
import listStyles from './menu-list.module.css';
import { currentEntries, MenuList } from './menu-list.tsx';
import styles from './navigation.module.css';

const ID = 'menu';

interface NavigationProps {
  /**
   * On wide screens the menus are in the header's line and the panels open below; otherwise they are always a drawer.
   */
  bar?: boolean;
  /** Content above and below the menus in the drawer. */
  first?: ReactNode;
  last?: ReactNode;
  /** Content at the end of an open panel. */
  aside?: ReactNode;
}

/**
 * The five menus, in the HTML once: a bar with panels where there is room, a drawer where there is not. Panels are
 * native disclosures and the drawer a native popover, so both work without script; script adds hovering and arrow keys
 * (app/document/menus).
 */
export function Navigation({ bar = false, first, last, aside }: NavigationProps) {
  const t = useText();
  return (
    <nav
      id={ID}
      popover="auto"
      data-bar={bar ? '' : undefined}
      className={classNames(styles.nav, bar && styles.bar, bar && listStyles.bar)}
      aria-label={t('menu.label')}
    >
      <div className={styles.head}>
        <span className={styles.title}>{t('menu.open')}</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={t('menu.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.first}>{first}</div>
      <Menus />
      <div className={styles.last}>{last}</div>
      {aside}
    </nav>
  );
}

/** Menus that are the same on all pages with the same marked entries. */
function Menus() {
  const locale = useLocale();
  const base = useHref('/').replace(/\/$/, '');
  const current = currentEntries(locale, useLocation().pathname);
  return (
    <MadeOnce of={MENUS} name={[...current].flat().join(' ')}>
      <MenuList base={base} current={current} />
    </MadeOnce>
  );
}

/** Opens the drawer. */
export function MenuButton({ className }: { className?: string | undefined }) {
  const t = useText();
  return (
    <button type="button" className={className} popoverTarget={ID} aria-label={t('menu.open')}>
      <Icon name="menu" />
    </button>
  );
}
