import { Fragment } from 'react';
import { pick } from '#domain/bilingual.ts';
import { formatDate, formatMonthYear } from '#domain/date.ts';
import { siteAddress } from '#domain/link.ts';
import { integer, percent, price } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { pathOf } from '#app/page-path.ts';
import { Fact, FactGroup, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import type { ShownMember } from './directory-data.ts';
import { rolesText } from './member-columns.ts';
import { Reach } from './reach.tsx';
import { MemberHistory, MemberServices } from './member-services.tsx';
import styles from './members.module.css';

/** All facts that we have of a member on the shown day. */
export function MemberFacts({ of }: { of: ShownMember }) {
  const t = useText();
  return (
    <div id={of.on.member.code} className={styles.opened}>
      <Facts>
        <Membership of={of} />
        <Contact of={of} />
        <ForClients of={of} />
      </Facts>
      <MemberServices of={of} />
      <MemberHistory of={of} />
      <p className={styles.ways} data-screen-only="">
        <Link to={of.compareTo} className="link">
          {t('members.compare.add')}
        </Link>
      </p>
    </div>
  );
}

function Membership({ of: { on, others, makes, systems } }: { of: ShownMember }) {
  const t = useText();
  const locale = useLocale();
  const { member, statusSince, place } = on;
  const { legalName, licence, admittedOn, clearedBy, clientsTo } = member;
  return (
    <FactGroup title={t('members.group.membership')}>
      <FactInWords label={t('members.legalName')}>
        <bdi>{pick(legalName, locale)}</bdi>
      </FactInWords>
      <Fact label={t('members.licence')}>
        <Figure>{licence}</Figure>
      </Fact>
      <FactInWords label={t('members.roles')}>{rolesText(member, t)}</FactInWords>
      <Fact label={t('members.statusSince')}>{formatDate(statusSince, locale)}</Fact>
      <Fact label={t('members.admitted')}>{formatDate(admittedOn, locale)}</Fact>
      {place && (
        <Fact label={t('members.ranked', { month: formatMonthYear(`${place.month}-01`, locale) })}>
          <Link to={`${pathOf('members-brokers-ranking')}?month=${place.month}`} className="link">
            {t('members.ranked.place', { rank: integer(place.rank), of: integer(place.of) })}
          </Link>
        </Fact>
      )}
      {clearedBy && (
        <FactInWords label={t('members.clearedBy')} term="clearing-member">
          <Other code={clearedBy} others={others} />
        </FactInWords>
      )}
      {clientsTo && (
        <FactInWords label={t('members.clientsTo')}>
          <Other code={clientsTo} others={others} />
        </FactInWords>
      )}
      {makes.length > 0 && (
        <FactInWords label={t('members.makes')}>
          <Link to={`${pathOf('members-market-makers')}?maker=${member.code}`} className="link">
            {t('members.makes.count', { count: makes.length })}
          </Link>
        </FactInWords>
      )}
      {systems.length > 0 && (
        <FactInWords label={t('members.systems')}>
          {systems.map(({ id, product }, index) => (
            <Fragment key={id}>
              {index > 0 && t('common.listSeparator')}
              <Link
                to={`${pathOf('members-registered-trading-system-vendors')}?q=${encodeURIComponent(product)}`}
                className="link"
              >
                <bdi>{product}</bdi>
              </Link>
            </Fragment>
          ))}
        </FactInWords>
      )}
    </FactGroup>
  );
}

/** The name of another member, linked to that member. */
function Other({ code, others }: { code: string; others: ShownMember['others'] }) {
  const locale = useLocale();
  const other = others[code];
  if (!other) return <Figure>{code}</Figure>;
  return (
    <Link to={`?q=${code}#${code}`} className="link">
      <bdi>{pick(other.name, locale)}</bdi>
    </Link>
  );
}

function Contact({ of: { on } }: { of: ShownMember }) {
  const t = useText();
  const locale = useLocale();
  const { phone, email, complaintsEmail, address } = on.member;
  const website = siteAddress(on.member.website);
  return (
    <FactGroup title={t('members.group.contact')}>
      <Fact label={t('members.phone')}>{phone ? <Reach href={`tel:${phone}`}>{phone}</Reach> : '--'}</Fact>
      <Fact label={t('members.email')}>{email ? <Reach href={`mailto:${email}`}>{email}</Reach> : '--'}</Fact>
      <Fact label={t('members.complaints')}>
        {complaintsEmail ? <Reach href={`mailto:${complaintsEmail}`}>{complaintsEmail}</Reach> : '--'}
      </Fact>
      <Fact label={t('members.website')}>
        {website ? (
          <Reach href={website} rel="external noopener">
            {new URL(website).host}
          </Reach>
        ) : (
          '--'
        )}
      </Fact>
      <FactInWords label={t('members.address')}>{address ? <bdi>{pick(address, locale)}</bdi> : '--'}</FactInWords>
    </FactGroup>
  );
}

/** What the member states of its own service, with the source and the day of the statement. */
function ForClients({ of: { on } }: { of: ShownMember }) {
  const t = useText();
  const locale = useLocale();
  const { member, commission } = on;
  const { online, minutes } = member.account;
  return (
    <FactGroup title={t('members.group.clients')}>
      <Fact label={t('members.online')}>{t(online ? 'members.yes' : 'members.no')}</Fact>
      {minutes !== null && <Fact label={t('members.minutes')}>{integer(minutes)}</Fact>}
      {commission ? (
        <>
          <Fact label={t('members.commission.percent')}>
            <Figure>{percent(commission.percent, { sign: false, decimals: 3 })}</Figure>
          </Fact>
          <Fact label={t('members.commission.minimum')}>
            <Figure>{price(commission.minimum, { zero: true })}</Figure>
          </Fact>
          <Fact label={t('members.commission.stated')}>{formatDate(commission.statedOn, locale)}</Fact>
        </>
      ) : (
        <FactInWords label={t('members.commission')}>{t('members.commission.none')}</FactInWords>
      )}
    </FactGroup>
  );
}
