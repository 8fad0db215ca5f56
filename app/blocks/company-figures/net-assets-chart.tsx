import { formatDate } from '#domain/date.ts';
import { percent, price } from '#domain/number.ts';
import { percentOf, type Thousandths } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { DateLabels, LevelLabels } from '#app/blocks/chart/chart-labels.tsx';
import { PenSample } from '#app/blocks/chart/chart-legend.tsx';
import { penOf } from '#app/blocks/chart/pens.ts';
import styles from '#app/blocks/chart/chart.module.css';
import { BOX } from '#app/blocks/plot/height-scale.ts';
import { netAssetsPlot, pointsOf, type NetAssetPoint, type NetAssetsDrawn } from './net-assets-drawing.ts';

const PRICE_PEN = penOf(0);
const VALUE_PEN = penOf(1);
const NARROW_POINTS = 36;

/** A unit's net asset value and its price over all stored days, drawn and in sentences; the table has each day. */
export function NetAssetsChart({ drawn, currency }: { drawn: NetAssetsDrawn; currency: string }) {
  const t = useText();
  const locale = useLocale();
  const { points, first, last } = drawn;
  const [from, to] = [formatDate(first.date, locale), formatDate(last.date, locale)];
  const label = t('records.nav.drawn', { from, to });
  return (
    <figure>
      <ul className="cluster mt-4 text-12">
        <li className="flex items-center gap-2">
          <PenSample pen={VALUE_PEN} /> {t('records.nav')}
        </li>
        <li className="flex items-center gap-2">
          <PenSample pen={PRICE_PEN} /> {t('records.nav.price')}
        </li>
      </ul>
      <Lines points={points} label={label} className={styles.wide} />
      <Lines points={pointsOf(points, NARROW_POINTS)} label={label} className={styles.narrow} />
      <figcaption className="mt-3 text-14 text-muted">
        <InShort drawn={drawn} span={{ from, to }} currency={currency} />
      </figcaption>
    </figure>
  );
}

/** Both lines; a phone gets fewer points, and only as many dates as fit. */
function Lines({
  points,
  label,
  className,
}: {
  points: NetAssetPoint[];
  label: string;
  className: string | undefined;
}) {
  const plot = netAssetsPlot(points);
  return (
    <div className={className}>
      <div className={styles.plot} dir="ltr" role="img" aria-label={label}>
        <div className={styles.canvas}>
          <StretchedDrawing size={[BOX.width, BOX.height]}>
            <path className={styles.grid} d={plot.grid} />
            <path {...VALUE_PEN} strokeWidth="1.6" d={plot.values} />
            <path {...PRICE_PEN} strokeWidth="1.6" d={plot.closes} />
          </StretchedDrawing>
        </div>
        <LevelLabels levels={plot.levels} />
        <DateLabels bars={points} />
      </div>
    </div>
  );
}

interface InShortProps {
  drawn: NetAssetsDrawn;
  /** The dates as text. */
  span: { from: string; to: string };
  currency: string;
}

function InShort({ drawn: { first, last, priced, span: premiums }, span, currency }: InShortProps) {
  const t = useText();
  const locale = useLocale();
  const values = {
    ...span,
    currency,
    firstValue: price(first.value),
    lastValue: price(last.value),
    valueChange: changed(first.value, last.value),
  };
  const closes = priced && {
    currency,
    firstClose: price(priced.first.close),
    lastClose: price(priced.last.close),
    closeChange: changed(priced.first.close, priced.last.close),
  };
  const isSameDays = priced?.first.date === first.date && priced.last.date === last.date;
  return (
    <>
      {closes && isSameDays
        ? t('records.nav.inShort', { ...values, ...closes })
        : t('records.nav.valueInShort', values)}{' '}
      {priced &&
        !isSameDays &&
        t('records.nav.priceInShort', {
          ...closes,
          from: formatDate(priced.first.date, locale),
          to: formatDate(priced.last.date, locale),
        })}{' '}
      {premiums &&
        t('records.nav.premiumInShort', {
          lowest: percent(premiums.lowest.percent, { zero: true }),
          lowestDay: formatDate(premiums.lowest.date, locale),
          highest: percent(premiums.highest.percent, { zero: true }),
          highestDay: formatDate(premiums.highest.date, locale),
          average: percent(premiums.average, { zero: true }),
        })}
    </>
  );
}

function changed(first: Thousandths, last: Thousandths): string {
  return percent(first ? percentOf(last - first, first) : null, { zero: true });
}
