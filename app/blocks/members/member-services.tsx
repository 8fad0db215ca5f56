import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import type { ShownMember } from './directory-data.ts';
import styles from './members.module.css';

/** The services of the shown day, each with its first day. */
export function MemberServices({ of: { on } }: { of: ShownMember }) {
  const t = useText();
  const locale = useLocale();
  const { services, member } = on;
  const title = `${member.code}-services`;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.minor}>
        {t('members.services')}
      </h2>
      {services.length === 0 ? (
        <p>{t('members.services.none')}</p>
      ) : (
        <ul className={styles.services}>
          {services.map(({ service, since }) => (
            <li key={service}>
              {t(`members.service.${service}`)}{' '}
              <span className={styles.since}>{t('members.since', { date: formatDate(since, locale) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Every status that the member has had, latest first, with the circular that announced it. */
export function MemberHistory({ of: { on, circulars } }: { of: ShownMember }) {
  const t = useText();
  const locale = useLocale();
  const { history, code } = on.member;
  const title = `${code}-history`;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.minor}>
        {t('members.history')}
      </h2>
      <ol className={styles.services}>
        {history.toReversed().map(({ status, from, circular }) => (
          <li key={from}>
            {t(`members.status.${status}`)}{' '}
            <span className={styles.since}>
              {t('members.since', { date: formatDate(from, locale) })}
              {circular && (
                <>
                  {' · '}
                  <Circular number={circular} to={circulars[circular] ?? null} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Circular({ number, to }: { number: string; to: string | null }) {
  const words = useText()('notices.number', { number });
  if (to === null) return words;
  return (
    <Link to={to} className="link">
      {words}
    </Link>
  );
}
