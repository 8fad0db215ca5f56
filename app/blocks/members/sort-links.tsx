import { useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './members.module.css';

interface SortLink {
  to: string;
  label: string;
  /** Whether the list falls by it now; null where it is in another order. */
  isDescending: boolean | null;
}

/** The orders that a list can be brought into. */
export function SortLinks({ links }: { links: readonly SortLink[] }) {
  const t = useText();
  return (
    <p className={styles.sorts} data-screen-only="">
      {t('members.sort')}{' '}
      {links.map(({ to, label, isDescending }) => (
        <Link
          key={label}
          to={to}
          preventScrollReset
          className="link"
          aria-current={isDescending === null ? undefined : true}
        >
          {label}
          {isDescending !== null && (
            <>
              <span aria-hidden="true"> {isDescending ? '↓' : '↑'}</span>
              <span className="visually-hidden"> {t(isDescending ? 'members.falling' : 'members.rising')}</span>
            </>
          )}
        </Link>
      ))}
    </p>
  );
}
