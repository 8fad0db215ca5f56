import { Link, useLocation } from 'react-router';
import { useText } from '#messages/text.tsx';
import styles from './breadcrumbs.module.css';

interface Crumb {
  label: string;
  to: string;
}

/** The way from home to here; the page itself is named, not linked. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('common.breadcrumbs')} className={styles.crumbs}>
      <ol>
        {[{ label: t('menu.home'), to: '/' }, ...trail].map(({ label, to }) => (
          <li key={to}>
            {to === pathname.replace(/(.)\/$/, '$1') ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
