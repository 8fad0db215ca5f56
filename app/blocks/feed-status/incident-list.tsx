import { useText } from '#messages/text.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { Moment, type Told } from './moment.tsx';
import styles from './feed-status.module.css';

export interface IncidentRow {
  id: string;
  name: string;
  failure: string;
  began: Told;
  /** Null while the incident continues. */
  ended: Told | null;
  /** Null when the incident is shorter than a minute. */
  lasted: string | null;
}

/** The last periods in which something could not be read: open ones first, then newest first. */
export function IncidentList({ incidents }: { incidents: readonly IncidentRow[] }) {
  const t = useText();
  if (incidents.length === 0) return <p className="text-muted">{t('status.incidents.none')}</p>;
  return (
    <ol className={styles.list}>
      {incidents.map(({ id, name, failure, began, ended, lasted }) => (
        <li key={id} className={styles.row} data-open={ended === null || undefined}>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.second}>{failure}</p>
          </div>
          <div className={styles.times}>
            <p>
              <Moment at={began} />
            </p>
            {ended && (
              <p className={styles.second}>
                <Moment at={ended} />
              </p>
            )}
          </div>
          <p className={styles.every}>{lasted ?? t('status.incident.short')}</p>
          <p className={styles.standing}>
            {ended === null ? (
              <Chip tone="solid">{t('status.incident.open')}</Chip>
            ) : (
              <Chip>{t('status.incident.over')}</Chip>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
