import type { FeedName, Standing } from '#domain/feed.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Moment, type Told } from './moment.tsx';
import styles from './feed-status.module.css';

export interface FeedRow {
  feed: FeedName;
  name: string;
  /** What of the site is made of it. */
  what: string;
  standing: Standing;
  standingWords: string;
  readAt: Told | null;
  age: string;
  every: string;
  /** Why it cannot be read at the moment. */
  failure: string | null;
}

/** Each kind of data with the time of its last reading, how old it is, and how it stands. */
export function FeedList({ feeds }: { feeds: readonly FeedRow[] }) {
  return (
    <ul className={styles.list}>
      {feeds.map((row) => (
        <li key={row.feed} className={styles.row} data-feed={row.feed} data-standing={row.standing}>
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
            <Chip tone={row.standing === 'fresh' ? undefined : row.standing === 'unread' ? 'open' : 'solid'}>
              {row.standingWords}
            </Chip>
          </p>
        </li>
      ))}
    </ul>
  );
}
