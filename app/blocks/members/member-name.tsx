import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { pathOf } from '#app/page-path.ts';
import styles from './members.module.css';

/** A member by its name and code: it leads to its entry in the directory. One that the directory does not have leads nowhere. */
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
