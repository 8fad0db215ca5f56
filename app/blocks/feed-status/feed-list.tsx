import type { Standing } from '#domain/feed-status.ts';
import type { JobName } from '#app/data/status/stale-data.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Moment, type Told } from './moment.tsx';
import styles from './feed-status.module.css';

export interface FeedRow {
  job: JobName;
  name: string;
  /** What on the site is built from this data. */
  what: string;
  standing: Standing;
  standingText: string;
  readAt: Told | null;
  age: string;
  every: string;
  /** Why it cannot be read at the moment; null when it can. */
  failure: string | null;
}

/** Faults are highlighted; data that is not there yet, or never will be, is not. */
const TONES: Record<Standing, 'open' | 'solid' | undefined> = {
  fresh: undefined,
  unread: 'open',
  'not-offered': 'open',
  behind: 'solid',
  expired: 'solid',
};

/** Each kind of data with the time of its last reading, its age and its state. */
export function FeedList({ feeds }: { feeds: readonly FeedRow[] }) {
  return (
    <ul className={styles.list}>
      {feeds.map((row) => (
        <li key={row.job} className={styles.row} data-feed={row.job} data-standing={row.standing}>
          <div>
            <h3 className={styles.name}>{row.name}</h3>
            <p className={styles.second}>{row.failure ?? row.what}</p>
          </div>
          <div className={styles.times}>
            <p>{row.readAt ? <Moment at={row.readAt} /> : row.age}</p>
            {row.readAt && <p className={styles.second}>{row.age}</p>}
          </div>
          <p className={styles.every}>{row.every}</p>
          <p className={styles.standing}>
            <Chip tone={TONES[row.standing]}>{row.standingText}</Chip>
          </p>
        </li>
      ))}
    </ul>
  );
}
