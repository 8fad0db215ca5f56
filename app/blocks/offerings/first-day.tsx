import { formatDate } from '#domain/date.ts';
import { integer, percent, price } from '#domain/number.ts';
import { percentOf } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Fact } from '#app/blocks/facts/facts.tsx';
import { Change } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import type { OfferingData } from './offerings-data.ts';
import styles from './offerings.module.css';

/** The first trading day beside the offer price, and the share's change since. */
export function FirstDay({ data: { row, firstDay } }: { data: OfferingData }) {
  const t = useText();
  const locale = useLocale();
  const { priceFinal } = row.offering;
  const { since } = row;
  if (!firstDay && !since) return null;
  const prices = firstDay ? (['open', 'high', 'low', 'close'] as const).map((id) => [id, firstDay[id]] as const) : [];
  const change = firstDay && priceFinal ? percentOf(firstDay.close - priceFinal, priceFinal) : null;
  return (
    <section aria-labelledby="first-day" className={styles.section}>
      <SectionHead
        id="first-day"
        title={t(firstDay ? 'offerings.firstDay' : 'offerings.sinceTitle')}
        lead={firstDay ? formatDate(firstDay.date, locale) : undefined}
      />
      <dl className={styles.facts}>
        {priceFinal !== null && (
          <Fact label={t('offerings.finalPrice')}>
            <Figure>{price(priceFinal)}</Figure>
          </Fact>
        )}
        {prices.map(([id, value]) => (
          <Fact key={id} label={t(`market.${id}`)}>
            <Figure>{price(value)}</Figure>
          </Fact>
        ))}
        {firstDay && (
          <Fact label={t('market.volume')}>
            <Figure>{integer(firstDay.volume)}</Figure>
          </Fact>
        )}
        {change !== null && (
          <Fact label={t('offerings.firstChange')}>
            <Change direction={directionOf(change)} text={percent(change, { zero: true })} />
          </Fact>
        )}
        {since && (
          <Fact label={t('offerings.changeTo', { day: formatDate(since.on, locale) })} asOf={since.on}>
            <Change direction={directionOf(since.change)} text={percent(since.change, { zero: true })} />
          </Fact>
        )}
      </dl>
    </section>
  );
}
