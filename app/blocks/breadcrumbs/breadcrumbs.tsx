import { useLocation } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import { useText } from '#messages/text.tsx';
import { StructuredData } from '#app/blocks/structured-data/structured-data.tsx';
import { breadcrumbList, jsonOf } from '#app/blocks/structured-data/things.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent for a part of the menus that has no page. */
  to?: string | undefined;
}

/**
 * The way from home to here (`crumbsOf` gives it by the menus); the page itself is named, not linked. A second one on a
 * page has a label of its own. With `wraps`, for narrow columns, the current page starts a new line.
 */
export function Breadcrumbs({ trail, label, wraps }: { trail: readonly Crumb[]; label?: string; wraps?: boolean }) {
  const t = useText();
  const way: Crumb[] = [{ label: t('menu.home'), to: '/' }, ...trail];
  return (
    <nav aria-label={label ?? t('common.breadcrumbs')} className={styles.crumbs} data-wraps={wraps}>
      <ol>
        {way.map((crumb, place) => (
          <li key={place} className={crumb.to === undefined ? styles.part : undefined}>
            <Step {...crumb} />
          </li>
        ))}
      </ol>
      <StructuredData make={import.meta.env.SSR && ((reading) => jsonOf(breadcrumbList(reading, way)))} />
    </nav>
  );
}

function Step({ label, to }: Crumb) {
  const { pathname } = useLocation();
  if (to === undefined) return <span>{label}</span>;
  if (to === pathname.replace(/(.)\/$/, '$1')) return <span aria-current="page">{label}</span>;
  return (
    <Link to={to} className={styles.link}>
      {label}
    </Link>
  );
}
