import type { BarSummary } from '#domain/bar-summary.ts';
import { integer, percent, price, signed } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { Figure } from '#app/ui/figure.tsx';
import { Fact, FactGroup, Facts } from '#app/blocks/facts/facts.tsx';

const THOUSANDTHS = 1_000;

/** Several days as one: prices, sums, and averages per day. */
export function DaysSummary({ summary, currency }: { summary: BarSummary; currency: string }) {
  const t = useText();
  const { change, changePercent, high, low, averageClose, volume, value, trades, averageVolume, averageValue } =
    summary;
  return (
    <Facts>
      <FactGroup title={t('records.sum.prices')}>
        <Fact label={t('records.sum.change')}>
          <Moved change={change} changePercent={changePercent} />
        </Fact>
        <Fact label={t('market.high')}>
          <Figure>{price(high)}</Figure>
        </Fact>
        <Fact label={t('market.low')}>
          <Figure>{price(low)}</Figure>
        </Fact>
        <Fact label={t('records.sum.averageClose')}>
          <Figure>{price(averageClose)}</Figure>
        </Fact>
      </FactGroup>
      <FactGroup title={t('records.sum.total')}>
        <Fact label={t('market.volume')}>
          <Figure>{integer(volume)}</Figure>
        </Fact>
        <Fact label={t('records.value', { currency })}>
          <Figure>{wholeUnits(value)}</Figure>
        </Fact>
        <Fact label={t('market.trades')}>
          <Figure>{integer(trades)}</Figure>
        </Fact>
      </FactGroup>
      <FactGroup title={t('records.sum.aDay')}>
        <Fact label={t('market.volume')}>
          <Figure>{integer(averageVolume)}</Figure>
        </Fact>
        <Fact label={t('records.value', { currency })}>
          <Figure>{wholeUnits(averageValue)}</Figure>
        </Fact>
      </FactGroup>
    </Facts>
  );
}

function Moved({ change, changePercent }: { change: number | null; changePercent: number | null }) {
  if (change === null) return '--';
  const text = `${signed(change, { zero: true })} (${percent(changePercent, { zero: true })})`;
  return <Change direction={directionOf(change)} text={text} />;
}

function wholeUnits(value: number | null): string {
  return integer(value === null ? null : divideRounded(value, THOUSANDTHS));
}
