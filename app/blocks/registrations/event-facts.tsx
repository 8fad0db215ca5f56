import { useHref } from 'react-router';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { FactInWords } from '#app/blocks/facts/facts.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './registrations.module.css';

export interface EventFacts {
  /** Why there is no date; null where there is one. */
  none: string | null;
  status: string | null;
  isExpected: boolean;
  facts: readonly { label: string; value: string }[];
  sessions: readonly {
    id: string;
    when: readonly { words: string; from: Instant; to: Instant }[];
    place: string;
    language: string;
    seats: string | null;
  }[];
  hasCalendar: boolean;
  /** Link to other events, once this one is over, cancelled or not planned. */
  others: { to: string; label: string } | null;
}

/** Published materials of a past event. */
export interface EventMaterials {
  title: string;
  /** Why there is no list; null where there is one. */
  none: string | null;
  list: readonly { label: string; url: string }[];
}

export type EventProgramme = readonly { title: string | null; rows: readonly { at: string; what: string }[] }[];

interface EventFactsPartProps {
  event: EventFacts;
  /** Null where there is nothing to show of an earlier event. */
  materials: EventMaterials | null;
  path: string;
}

/** When and where the event is, for whom, and whether registration is open; after it, its materials. */
export function EventFactsPart({ event, materials, path }: EventFactsPartProps) {
  const t = useText();
  const calendar = `${useHref(path)}.ics`;
  const { none, status, isExpected, facts, sessions, hasCalendar, others } = event;
  return (
    <div className={styles.event}>
      {none && <p className={styles.state}>{none}</p>}
      {isExpected && <p className={styles.expected}>{t('registrations.expected')}</p>}
      <dl>
        {status && <FactInWords label={t('registrations.status')}>{status}</FactInWords>}
        {facts.map(({ label, value }) => (
          <FactInWords key={label} label={label}>
            {value}
          </FactInWords>
        ))}
      </dl>
      <Sessions sessions={sessions} />
      {sessions.length > 0 && <p className={styles.seats}>{t('registrations.dubaiTime')}</p>}
      {hasCalendar && (
        <p data-screen-only>
          <a href={calendar} className="link touch-target">
            {t('registrations.calendar')}
          </a>
        </p>
      )}
      {materials && <Materials materials={materials} />}
      {others && (
        <p>
          <Link to={others.to} className="link touch-target">
            {others.label}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The dates to choose from; Dubai time, and the reader's time, which script writes. */
function Sessions({ sessions }: Pick<EventFacts, 'sessions'>) {
  const t = useText();
  return (
    <ul className={styles.sessions}>
      {sessions.map(({ id, when, place, language, seats }) => (
        <li key={id} className={styles.session}>
          {when.map(({ words, from, to }) => (
            <p key={from} className={styles.when}>
              {words}
              <span className={styles.own} data-reader-hours={`${from} ${to}`} hidden>
                {t('registrations.readerHours')} <bdi data-reader-hours-text="" />
              </span>
            </p>
          ))}
          <p>
            {place} · {language}
          </p>
          {seats && <p className={styles.seats}>{seats}</p>}
        </li>
      ))}
    </ul>
  );
}

function Materials({ materials: { title, none, list } }: { materials: EventMaterials }) {
  const t = useText();
  return (
    <div className={styles.materials}>
      <h3>{title}</h3>
      {none && <p>{none}</p>}
      {list.length > 0 && (
        <ul>
          {list.map(({ label, url }) => (
            <li key={url}>
              <ExternalLink href={url} said={t('menu.external')} className="link touch-target gap-1.5">
                {label}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The programme of the event, with times. */
export function ProgrammePart({ programme }: { programme: EventProgramme }) {
  const t = useText();
  if (programme.length === 0) return <p>{t('registrations.noProgramme')}</p>;
  return programme.map(({ title, rows }) => (
    <div key={title ?? ''} className={styles.day}>
      {title && <h3>{title}</h3>}
      <ol className={styles.programme}>
        {rows.map(({ at, what }) => (
          <li key={at}>
            <Figure>{at}</Figure>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </div>
  ));
}
