import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from '#app/blocks/publications/notice-list.module.css';
import { EventMarker } from '#app/blocks/week-ahead/event-marker.tsx';

/** A coming event, in the reader's language. */
export interface NextEvent {
  id: string;
  date: PlainDate;
  text: string;
  confirmed: boolean;
  /** Label: confirmed or proposed. */
  status: string;
}

export interface NextEventsData {
  events: NextEvent[];
  /** Why there are no events; null where there are some, and where none are expected. */
  none: string | null;
}

/** The coming days of an issuer, nearest first. */
export function NextEvents({ symbol, data: { events, none } }: { symbol: string; data: NextEventsData }) {
  const t = useText();
  if (events.length === 0 && none === null) return null;
  const all = pathOf('the-exchange-company-corporate-actions', { SecuritySymbol: symbol });
  return (
    <section aria-labelledby="next-title">
      <SectionHead
        id="next-title"
        title={t('company.next')}
        aside={<MoreLink to={all}>{t('company.tab.actions')}</MoreLink>}
      />
      {none && <p className="text-14 text-muted">{none}</p>}
      {events.length > 0 && (
        <ol className={styles.list}>
          {events.map((event) => (
            <li key={event.id} className={styles.row}>
              <Event event={event} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Event({ event: { date, text, confirmed, status } }: { event: NextEvent }) {
  const locale = useLocale();
  return (
    <>
      <time dateTime={date} className={styles.date}>
        {formatDate(date, locale)}
      </time>
      <span>
        {text}
        <span className="cluster gap-1.5 text-12 text-muted">
          <EventMarker confirmed={confirmed} /> {status}
        </span>
      </span>
    </>
  );
}
