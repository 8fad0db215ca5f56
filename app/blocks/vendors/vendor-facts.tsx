import type { ReactNode } from 'react';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { siteAddress } from '#domain/link.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Fact, FactGroup, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { MemberName } from '#app/blocks/members/member-name.tsx';
import { Reach } from '#app/blocks/members/reach.tsx';
import { Figure } from '#app/ui/figure.tsx';
import type { VendorOnDay } from './vendors-data.ts';
import styles from './vendors.module.css';

/** All facts that we have of a trading system today; its members link to the directory. */
export function VendorFacts({ of }: { of: VendorOnDay }) {
  const t = useText();
  const locale = useLocale();
  return (
    <div id={of.vendor.id} className={styles.opened}>
      <Facts>
        <Certificate of={of} />
        <Listed title={t('vendors.services')} none={t('members.services.none')}>
          {of.vendor.services.map((service) => (
            <li key={service}>{t(`members.service.${service}`)}</li>
          ))}
        </Listed>
        <Listed title={t('vendors.members')} none={t('vendors.members.none')}>
          {of.members.map(({ code, name }) => (
            <li key={code}>
              <MemberName code={code} name={name && pick(name, locale)} />
            </li>
          ))}
        </Listed>
      </Facts>
    </div>
  );
}

function Certificate({ of: { vendor } }: { of: VendorOnDay }) {
  const t = useText();
  const locale = useLocale();
  const website = siteAddress(vendor.website);
  return (
    <FactGroup title={t('vendors.system')}>
      <Fact label={t('vendors.version')}>
        <Figure>{vendor.version}</Figure>
      </Fact>
      <FactInWords label={t('vendors.protocols')}>
        <bdi>{vendor.protocols.join(', ') || '--'}</bdi>
      </FactInWords>
      <Fact label={t('vendors.certified')}>{vendor.certifiedOn ? formatDate(vendor.certifiedOn, locale) : '--'}</Fact>
      <Fact label={t('vendors.validUntil')}>{vendor.validUntil ? formatDate(vendor.validUntil, locale) : '--'}</Fact>
      <Fact label={t('members.website')}>
        {website ? (
          <Reach href={website} rel="external noopener">
            {new URL(website).host}
          </Reach>
        ) : (
          '--'
        )}
      </Fact>
      <Fact label={t('members.email')}>
        {vendor.email ? <Reach href={`mailto:${vendor.email}`}>{vendor.email}</Reach> : '--'}
      </Fact>
    </FactGroup>
  );
}

function Listed({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <div>
      <h2 className={styles.head}>{title}</h2>
      {children.length > 0 ? <ul className={styles.lines}>{children}</ul> : <p>{none}</p>}
    </div>
  );
}
