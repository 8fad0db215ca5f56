import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { integer, percent, price } from '#domain/number.ts';
import { divideRounded, percentOf } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Fact, FactGroup, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { timesText } from './offering-columns.ts';
import type { OfferingData } from './offerings-data.ts';

/** The terms of an offering: price, shares, value, and the identifiers of the share. */
export function OfferingFacts({ data: { row } }: { data: OfferingData }) {
  const t = useText();
  const locale = useLocale();
  const { offering, phase, raised, covered } = row;
  const { priceFrom, priceTo, priceFinal, offered, capital, newShares, soldShares, enlarged } = offering;
  const share = offered === null || capital === null ? null : percentOf(offered, capital);
  const figure = (text: string) => <Figure>{text}</Figure>;
  const told = <Value,>(value: Value | null, text: (value: Value) => string) =>
    value === null ? t('offerings.notAnnounced') : figure(text(value));
  // A direct listing offers no shares, so it has neither a price range nor a size.
  const isOffer = offering.kind !== 'direct';
  return (
    <Facts>
      <FactGroup title={t('offerings.facts.price')}>
        {isOffer && (
          <>
            <FactInWords label={t('offerings.range')}>
              {told(priceFrom, (from) => `${price(from)}–${price(priceTo)}`)}
            </FactInWords>
            <FactInWords label={t('offerings.finalPrice')}>{told(priceFinal, price)}</FactInWords>
          </>
        )}
        <Fact label={t('offerings.par')}>{told(offering.par, price)}</Fact>
        {isOffer && (
          <Fact label={t('offerings.raised')}>{told(raised, (amount) => integer(divideRounded(amount, 1_000)))}</Fact>
        )}
        {covered !== null && <Fact label={t('offerings.covered')}>{figure(timesText(covered))}</Fact>}
      </FactGroup>
      {isOffer && (
        <FactGroup title={t('offerings.facts.shares')}>
          <Fact label={t('offerings.shares')}>{told(offered, integer)}</Fact>
          <Fact label={t('offerings.ofCapital')}>{told(share, (part) => percent(part, { sign: false }))}</Fact>
          <Fact label={t('offerings.newShares')}>{told(newShares, (count) => integer(count, { zero: true }))}</Fact>
          <Fact label={t('offerings.soldShares')}>{told(soldShares, (count) => integer(count, { zero: true }))}</Fact>
          {enlarged && (
            <FactInWords label={t('offerings.enlarged')}>
              {t('offerings.enlargedBy', { shares: integer(enlarged.shares), day: formatDate(enlarged.on, locale) })}
            </FactInWords>
          )}
        </FactGroup>
      )}
      <FactGroup title={t('offerings.facts.share')}>
        <FactInWords label={t('offerings.phase')}>{t(`offerings.phase.${phase}`)}</FactInWords>
        <FactInWords label={t('offerings.kind')}>{t(`offerings.kind.${offering.kind}`)}</FactInWords>
        <FactInWords label={t('market.sector')}>{pick(offering.sector, locale)}</FactInWords>
        <Fact label={t('market.symbol')}>{told(offering.symbol, String)}</Fact>
        <Fact label={t('market.isin')}>{told(offering.isin, String)}</Fact>
        <Fact label={t('offerings.code')}>{figure(offering.code)}</Fact>
      </FactGroup>
    </Facts>
  );
}
