import { pathOf } from '#app/page-path.ts';
import type { Option } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './forms.module.css';

export interface Closed {
  /** Why it takes nothing now. */
  text: string;
  /** What readers can ask to be told of; null where there is nothing of the kind. */
  tellMe: Option | null;
}

/** In the place of a form that takes nothing now: why, and the form to be told of what comes. */
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
