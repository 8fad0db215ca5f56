import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { FactInWords } from '#app/blocks/facts/facts.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { pathOf } from '#app/page-path.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { priceText } from './offering-columns.ts';
import type { CurrentOffering, TrancheOnDay } from './offerings-data.ts';
import { PhaseLine } from './phase-line.tsx';
import styles from './offerings.module.css';

interface CurrentOfferingsProps {
  current: readonly CurrentOffering[];
  unread: boolean | 'not-offered';
}

/** Offerings that are open, upcoming or not trading yet; those that accept subscriptions come first. */
export function CurrentOfferings({ current, unread }: CurrentOfferingsProps) {
  const t = useText();
  if (current.length === 0)
    return (
      <Nothing unread={unread} isChosen={false}>
        {t('offerings.none')}
      </Nothing>
    );
  return (
    <ul className={styles.current}>
      {current.map((one) => (
        <li key={one.row.offering.code} className={styles.card}>
          <Card of={one} />
        </li>
      ))}
    </ul>
  );
}

function Card({ of: { row, tranches, next } }: { of: CurrentOffering }) {
  const t = useText();
  const locale = useLocale();
  const { offering, phase } = row;
  const to = pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: offering.code });
  return (
    <>
      <div className={styles.what}>
        <h3 className={styles.issuer}>
          <Link to={to} className="link">
            {pick(offering.issuer, locale)}
          </Link>
        </h3>
        <p className={styles.minor}>
          {t(`offerings.kind.${offering.kind}`)} · {pick(offering.sector, locale)}
        </p>
      </div>
      <Chip {...(phase === 'open' ? { tone: 'solid' } : { tone: 'open' })}>{t(`offerings.phase.${phase}`)}</Chip>
      <p className={styles.next}>{next}</p>
      <PhaseLine phase={phase} />
      <dl className={styles.terms}>
        <FactInWords label={t('offerings.priceInAed')}>
          <Price of={row.offering} />
        </FactInWords>
        {tranches.map((tranche) => (
          <TrancheFact key={tranche.tranche.id} of={tranche} />
        ))}
      </dl>
      {(phase === 'open' || phase === 'announced') && (
        <p className={styles.way}>
          <Link to={`${to}#where`} className="link touch-target">
            {t('offerings.howTo', { issuer: pick(offering.issuer, locale) })}
          </Link>
        </p>
      )}
    </>
  );
}

function Price({ of }: { of: CurrentOffering['row']['offering'] }) {
  const t = useText();
  if (of.priceFinal === null && of.priceTo === null) return t('offerings.notAnnounced');
  return <Figure>{priceText(of)}</Figure>;
}

function TrancheFact({ of: { tranche, state, left } }: { of: TrancheOnDay }) {
  const t = useText();
  const locale = useLocale();
  const day = formatDate(state === 'ahead' ? tranche.opens : tranche.closes, locale);
  return (
    <FactInWords label={pick(tranche.audience, locale)}>
      {state === 'ahead'
        ? t('offerings.opensOn', { day })
        : t(state === 'open' ? 'offerings.until' : 'offerings.closedOn', { day, time: tranche.closesAt })}
      {state !== 'closed' && (
        <span className={styles.left}>
          {left} · {t('offerings.from', { amount: integer(divideRounded(tranche.least, 1_000)) })}
        </span>
      )}
    </FactInWords>
  );
}
