import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useText } from '#messages/text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { touched } from '../../ui/asleep.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeptHtml } from '../../ui/kept-html.tsx';
import { standingOf } from './current-page.ts';
import { closeMenus, menusOf } from './menu-element.ts';
// Its styles come with the bar: the browser has no other part of the list.
import listStyles from './menu-list.module.css';
import styles from './navigation.module.css';

const ID = 'menu';

/** Made on the server alone. */
const MenuList = import.meta.env.SSR && (await import('./menu-list.tsx')).MenuList;

interface NavigationProps {
  /** On wide screens it stands in the header's line and its panels open below; else it is always a drawer. */
  bar?: boolean;
  /** What stands above the menus in the drawer, and below them. */
  first?: ReactNode;
  last?: ReactNode;
  /** What stands at the end of an open panel. */
  aside?: ReactNode;
}

/**
 * The five menus, once: a bar with panels where there is room, a drawer where there is not. Panels are the browser's own
 * disclosures and the drawer its own popover, so both work without script; script adds hovering, arrow keys and marks.
 */
export function Navigation({ bar = false, first, last, aside }: NavigationProps) {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const base = useHref('/').replace(/\/$/, '');
  const followLink = useLinks(nav, base);

  useEffect(() => markCurrent(nav.current, base, pathname), [base, pathname]);
  useEffect(() => {
    const element = nav.current;
    return () => {
      if (element) closeMenus(element);
    };
  }, [key]);
  useEffect(() => (nav.current ? whenTouched(nav.current, bar) : undefined), [bar]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- it hears the clicks of its links, which keys make as well
    <nav
      ref={nav}
      id={ID}
      popover="auto"
      data-bar={bar ? '' : undefined}
      className={classNames(styles.nav, bar && styles.bar, bar && listStyles.bar)}
      aria-label={t('menu.label')}
      onClick={followLink}
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
      <KeptHtml name={ID}>{MenuList && <MenuList />}</KeptHtml>
      <div className={styles.last}>{last}</div>
      {aside}
    </nav>
  );
}

/** What script adds comes when the reader turns to the page: until then the browser's own is all there is. */
function whenTouched(nav: HTMLElement, bar: boolean): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  void touched
    .then(() => import('./menu-behaviour.ts'))
    .then(({ behave }) => {
      if (!isOver) stop = behave(nav, bar);
    })
    // Without it the menus are as they are without script.
    .catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
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

/** Links of the kept HTML lead on within the page, as the router's own do; a followed link closes what is open. */
function useLinks(nav: { current: HTMLElement | null }, base: string) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || link.target || isModified || !nav.current) return;
    closeMenus(nav.current);
    if (event.defaultPrevented || link.origin !== window.location.origin || link.hreflang) return;
    event.preventDefault();
    void navigate(link.pathname.slice(base.length) + link.search + link.hash || '/');
  };
}

/** The server marked the page of the document; the marks go along with every page after it. */
function markCurrent(nav: HTMLElement | null, base: string, pathname: string): void {
  for (const link of nav?.querySelectorAll<HTMLAnchorElement>('[data-menus] a:not([target])') ?? []) {
    const standing = standingOf(link.pathname.slice(base.length), pathname);
    if (standing) link.setAttribute('aria-current', standing);
    else link.removeAttribute('aria-current');
  }
  for (const menu of nav ? menusOf(nav) : []) {
    menu.querySelector('summary')?.toggleAttribute('data-current', menu.querySelector('[aria-current]') !== null);
  }
}
