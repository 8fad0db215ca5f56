import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { BROKERAGE_SERVICES, type BrokerageService, type MemberOnDay } from '#domain/member.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table } from '#app/ui/table.tsx';
import { EventMarker } from '#app/blocks/week-ahead/event-marker.tsx';
import type { ShownMember } from './directory-data.ts';
import { MemberName } from './member-name.tsx';
import styles from './services-matrix.module.css';

/**
 * Members by services. The column headings are numbers, which a list above explains: fifteen names do not fit side by
 * side.
 */
export function ServicesMatrix({ members }: { members: readonly ShownMember[] }) {
  const t = useText();
  const locale = useLocale();
  const numbered = BROKERAGE_SERVICES.map((service, at) => ({ service, number: String(at + 1) }));
  return (
    <div className={styles.matrix}>
      <ol className={styles.legend} aria-label={t('members.matrix.legend')}>
        {numbered.map(({ service, number }) => (
          <li key={service}>
            <Figure className={styles.number}>{number}</Figure> {t(`members.service.${service}`)}
          </li>
        ))}
      </ol>
      <Table
        caption={t('members.matrix.caption')}
        captionHidden
        rows={members}
        rowKey={({ on }) => on.member.code}
        columns={[
          {
            id: 'name',
            head: t('members.head.name'),
            cell: ({ on: { member } }) => <MemberName code={member.code} name={pick(member.name, locale)} />,
          },
          ...numbered.map(({ service, number }) => ({
            id: service,
            head: number,
            cell: ({ on }: ShownMember) => <Offered on={on} service={service} />,
          })),
        ]}
      />
    </div>
  );
}

/** A filled diamond where the service is offered, with its first day for screen readers; a dash where it is not. */
export function Offered({ on, service }: { on: MemberOnDay; service: BrokerageService }) {
  const t = useText();
  const locale = useLocale();
  const offered = on.services.find((one) => one.service === service);
  const name = t(`members.service.${service}`);
  if (!offered) {
    return (
      <span className={styles.absent}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('members.matrix.no', { service: name })}</span>
      </span>
    );
  }
  const since = formatDate(offered.since, locale);
  return (
    <span className={styles.offered}>
      <EventMarker confirmed label={t('members.matrix.yes', { service: name, date: since })} />
    </span>
  );
}
