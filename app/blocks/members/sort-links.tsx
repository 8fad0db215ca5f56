import { useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './members.module.css';

interface SortLink {
  to: string;
  label: string;
  /** True when the list is sorted by it in descending order; null where the list is in another order. */
  isDescending: boolean | null;
}

/** The sort orders of a list. */
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
