import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { integer, NO_FIGURE, percent, price } from '#domain/number.ts';
import { divideRounded, percentOf } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Fact, FactGroup, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { timesText } from './offering-columns.ts';
import type { OfferingData } from './offerings-data.ts';

/** The terms of an offering: price, shares, what it is worth, and by which names the share goes. */
export function OfferingFacts({ data: { row } }: { data: OfferingData }) {
  const t = useText();
  const locale = useLocale();
  const { offering, phase, raised, covered } = row;
  const { priceFrom, priceTo, priceFinal, offered, capital, newShares, soldShares, enlarged } = offering;
  const share = offered === null || capital === null ? null : percentOf(offered, capital);
  const figure = (text: string) => <Figure>{text}</Figure>;
  // A direct listing offers no shares, so it has neither a price range nor a size.
  const isOffer = offering.kind !== 'direct';
  return (
    <Facts>
      <FactGroup title={t('offerings.facts.price')}>
        {isOffer && (
          <>
            <FactInWords label={t('offerings.range')}>
              {priceFrom === null ? t('offerings.notAnnounced') : figure(`${price(priceFrom)}–${price(priceTo)}`)}
            </FactInWords>
            <FactInWords label={t('offerings.finalPrice')}>
              {priceFinal === null ? t('offerings.notAnnounced') : figure(price(priceFinal))}
            </FactInWords>
          </>
        )}
        <Fact label={t('offerings.par')}>{figure(price(offering.par))}</Fact>
        {isOffer && (
          <Fact label={t('offerings.raised')}>
            {figure(raised === null ? NO_FIGURE : integer(divideRounded(raised, 1_000)))}
          </Fact>
        )}
        {covered !== null && <Fact label={t('offerings.covered')}>{figure(timesText(covered))}</Fact>}
      </FactGroup>
      {isOffer && (
        <FactGroup title={t('offerings.facts.shares')}>
          <Fact label={t('offerings.shares')}>{figure(integer(offered))}</Fact>
          <Fact label={t('offerings.ofCapital')}>{figure(percent(share, { sign: false }))}</Fact>
          <Fact label={t('offerings.newShares')}>{figure(integer(newShares, { zero: true }))}</Fact>
          <Fact label={t('offerings.soldShares')}>{figure(integer(soldShares, { zero: true }))}</Fact>
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
        <Fact label={t('market.symbol')}>{figure(offering.symbol ?? NO_FIGURE)}</Fact>
        <Fact label={t('market.isin')}>{figure(offering.isin ?? NO_FIGURE)}</Fact>
        <Fact label={t('offerings.code')}>{figure(offering.code)}</Fact>
      </FactGroup>
    </Facts>
  );
}
