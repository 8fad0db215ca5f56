import { marketTime, formatDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { figuresAt } from '#domain/freshness.ts';
import { useRootData } from '#app/root-data.ts';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';

interface DataNoticeProps {
  simulated: boolean;
  /** The market's time; figures that have stopped since are shown with their own time. */
  asOf: Instant;
  /** False where the figures are not prices in the currency: levels of an index, per cent of a par value. */
  inCurrency?: boolean;
  /** Unit of prices and values where it is not the dirham alone. */
  prices?: string | undefined;
  /** True when the price at the head of the page is the only live figure on it. */
  ofPrice?: boolean;
  /** Source and day of figures that do not move (figures-of/sentence.ts), shown in place of their delay. */
  settled?: string | null | undefined;
}

/**
 * Source, delay, time and unit of the figures above. When the figures stop while the page is open, or the market opens
 * or closes, the matching sentence replaces the shown one (app/elements/page-freshness.ts).
 */
export function DataNotice({ simulated, asOf, inCurrency = true, prices, ofPrice = false, settled }: DataNoticeProps) {
  const t = useText();
  const root = useRootData();
  const heardAt = root ? figuresAt({ ...root, now: asOf }) : asOf;
  const moving = heardAt === asOf;
  // Figures of a closed market are not real-time, whether or not the source is heard.
  const closed = moving && root?.clock.phase === 'closed';
  return (
    <p className="pt-4 text-12 text-muted" data-notice={settled ? undefined : ''}>
      {simulated && <b>{t('market.simulated.title')} </b>}
      {inCurrency && `${prices ?? t('market.unit')} `}
      {settled}
      {!settled && moving && (
        <>
          <span data-when="moving" hidden={closed}>
            <Moment id={ofPrice ? 'market.delay.price.none' : 'market.delay.none'} at={asOf} />
          </span>
          <span data-when="closed" hidden={!closed}>
            {t(ofPrice ? 'market.delay.price.closed' : 'market.delay.closed')}
          </span>
        </>
      )}
      {!settled && heardAt !== null && (
        <span data-when="stopped" hidden={moving}>
          <Moment id={ofPrice ? 'market.delay.price.stopped' : 'market.delay.stopped'} at={heardAt} />
        </span>
      )}
    </p>
  );
}

function Moment({ id, at }: { id: string; at: Instant }) {
  const t = useText();
  const locale = useLocale();
  return (
    <SlottedText
      text={t(id, { date: slot('date'), time: slot('time') })}
      slots={{
        date: (
          <span data-date="" suppressHydrationWarning>
            {formatDate(at, locale)}
          </span>
        ),
        time: (
          <span data-time="" suppressHydrationWarning>
            {marketTime(at, { seconds: true })}
          </span>
        ),
      }}
    />
  );
}
