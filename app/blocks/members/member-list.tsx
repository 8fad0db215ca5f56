import { pick } from '#domain/bilingual.ts';
import { integer, percent } from '#domain/number.ts';
import { BROKERAGE_SERVICES } from '#domain/member.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { InPlaceOfHead, OpeningList } from '#app/blocks/opening-list/opening-list.tsx';
import type { DirectoryData, ShownMember } from './directory-data.ts';
import { MemberFacts } from './member-facts.tsx';
import { statusTone } from './status-tone.ts';
import styles from './members.module.css';

/** A line for each member; it expands to all facts that we have of the member. */
export function MemberList({ data: { members } }: { data: DirectoryData }) {
  const t = useText();
  const locale = useLocale();
  return (
    <OpeningList
      className={styles.directory}
      heads={['head.name', 'status', 'services', 'commission', 'city'].map((head) => t(`members.${head}`))}
      lines={members.map((of) => {
        const { member, status, services } = of.on;
        const count = integer(services.length, { zero: true });
        return {
          id: member.code,
          cells: [
            <span key="name" className={styles.name}>
              <b>
                <bdi>{pick(member.name, locale)}</bdi>
              </b>
              <Figure className={styles.code}>{member.code}</Figure>
            </span>,
            <Chip key="status" {...statusTone(status)}>
              {t(`members.status.${status}`)}
            </Chip>,
            t('members.services.of', { count, all: BROKERAGE_SERVICES.length }),
            <Commission key="commission" of={of} />,
            member.city ? pick(member.city, locale) : '--',
          ],
          children: <MemberFacts of={of} />,
        };
      })}
    />
  );
}

function Commission({ of: { on } }: { of: ShownMember }) {
  const t = useText();
  if (!on.commission) return <span className={styles.unstated}>{t('members.commission.unstated')}</span>;
  return (
    <>
      <InPlaceOfHead>{t('members.commission')}</InPlaceOfHead>
      <Figure>{percent(on.commission.percent, { sign: false, decimals: 3 })}</Figure>
    </>
  );
}
