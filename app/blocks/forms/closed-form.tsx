import { pathOf } from '#app/page-path.ts';
import type { Option } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './forms.module.css';

export interface Closed {
  /** Why the form accepts nothing now. */
  text: string;
  /** What readers can be notified of; null where there is no such notification. */
  tellMe: Option | null;
}

/** Shown in place of a form that accepts nothing now: the reason, and the form to be notified of what comes. */
export function ClosedForm({ closed: { text, tellMe } }: { closed: Closed }) {
  return (
    <>
      <p className={styles.closed}>{text}</p>
      {tellMe !== null && (
        <p>
          <Link
            to={`${pathOf('investing-ivestor-notification-form')}?${new URLSearchParams({ for: tellMe.value })}`}
            className="link touch-target"
          >
            {tellMe.label}
          </Link>
        </p>
      )}
    </>
  );
}
