import { pick } from '#domain/bilingual.ts';
import { SUBSCRIPTION_CHANNELS, type Offering } from '#domain/offering.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { FactInWords } from '#app/blocks/facts/facts.tsx';
import { pathOf } from '#app/page-path.ts';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { OwnChannels } from './offerings-data.ts';
import styles from './offerings.module.css';

type RolesOf = Pick<Offering, 'roles'>;

/** The banks that accept subscriptions, and the channels of each. */
export function Where({ roles }: RolesOf) {
  const t = useText();
  const locale = useLocale();
  const banks = roles.filter(({ role }) => role === 'receiving-bank');
  if (banks.length === 0) return <p>{t('offerings.where.none')}</p>;
  return (
    <Table
      caption={t('common.tableOf', { title: t('offerings.where') })}
      captionHidden
      rows={banks}
      rowKey={({ name }) => pick(name, locale)}
      columns={[
        { id: 'bank', head: t('offerings.role.receiving-bank'), cell: ({ name }) => pick(name, locale) },
        ...SUBSCRIPTION_CHANNELS.map((channel) => ({
          id: channel,
          head: t(`offerings.channel.${channel}`),
          cell: ({ channels }: (typeof banks)[number]) =>
            t(channels.includes(channel) ? 'offerings.yes' : 'offerings.no'),
        })),
      ]}
    />
  );
}

/** The exchange's own subscription channels, and their closing time on the last day. */
export function OwnWays({ of: { app, platform, lastDayUntil } }: { of: OwnChannels }) {
  const t = useText();
  return (
    <ul className={styles.ways}>
      {app !== null && (
        <li>
          <Link to={pathOf('investing-ivestor')} className="link">
            {app}
          </Link>
        </li>
      )}
      {platform !== null && (
        <li>
          {t('offerings.where.platform')}{' '}
          <a href={platform} className="link">
            <bdi dir="ltr">{new URL(platform).host}</bdi>
          </a>
        </li>
      )}
      {lastDayUntil !== null && <li>{t('offerings.where.lastDay', { time: lastDayUntil })}</li>}
    </ul>
  );
}

/** The roles in the offering; the receiving banks have a separate table while subscription is open. */
export function Roles({ roles, withBanks }: RolesOf & { withBanks: boolean }) {
  const t = useText();
  const locale = useLocale();
  return (
    <dl>
      {roles
        .filter(({ role }) => withBanks || role !== 'receiving-bank')
        .map(({ role, name }) => (
          <FactInWords key={role + pick(name, locale)} label={t(`offerings.role.${role}`)}>
            {pick(name, locale)}
          </FactInWords>
        ))}
    </dl>
  );
}
