import { marketTime, formatDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { figuresAt } from '#domain/freshness.ts';
import { useRootData } from '#app/root-data.ts';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';

interface DataNoticeProps {
  simulated: boolean;
  /** The market's now; figures that have stopped since are told to be of their own time. */
  asOf: Instant;
  /** False where the figures are not prices in the currency: levels of an index, per cent of a par value. */
  inCurrency?: boolean;
  /** What prices and values are in where that is not the dirham alone. */
  prices?: string | undefined;
  /** The price at the head of the page is all that moves on it. */
  ofPrice?: boolean;
  /** Of figures that do not move: their source and day (figures-of/sentence.ts), in place of how late they are. */
  settled?: string | null | undefined;
}

/**
 * What the figures above are: where from, how late, of when, in what unit. Where they stop while the page is open, or the
 * market opens or closes, the sentence of that takes the place of the other (app/elements/page-freshness.ts).
 */
export function DataNotice({ simulated, asOf, inCurrency = true, prices, ofPrice = false, settled }: DataNoticeProps) {
  const t = useText();
  const root = useRootData();
  const heardAt = root ? figuresAt({ ...root, now: asOf }) : asOf;
  const moving = heardAt === asOf;
  // Figures of a closed market do not come in real time, no matter who is heard.
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
