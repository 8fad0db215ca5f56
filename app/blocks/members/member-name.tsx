import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { pathOf } from '#app/page-path.ts';
import styles from './members.module.css';

/**
 * A member's name and code, linked to its entry in the directory. A member that the directory does not have has no
 * link.
 */
export function MemberName({ code, name }: { code: string; name: string | null }) {
  if (name === null) return <Figure>{code}</Figure>;
  return (
    <Link to={`${pathOf('members-brokers-directory')}?q=${code}#${code}`} className={styles.name}>
      <b>
        <bdi>{name}</bdi>
      </b>
      <Figure className={styles.code}>{code}</Figure>
    </Link>
  );
}
