import { dubaiClock, formatDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useAgeMs, useMarketNow } from '../../live/hooks.ts';
import { useRootData, type RootData } from '../../root-data.ts';
import { figuresAt } from '../freshness/freshness.tsx';

interface DataNoticeProps {
  simulated: boolean;
  /** The market's now; figures that have stopped since are told to be of their own time. */
  asOf: Instant;
  /** False where the figures are no prices in the currency: levels of an index, per cent of a par value. */
  inCurrency?: boolean;
}

/** When the figures were last heard, in the market's time; `asOf` while they move, null when they never were. */
function useHeardAt(root: RootData | undefined, asOf: Instant): Instant | null {
  const now = useMarketNow(asOf);
  const ageMs = useAgeMs(root?.ageMs ?? 0);
  const at = root ? figuresAt({ ageMs, clock: root.clock, now, closes: root.closes }) : now;
  return at === now ? asOf : at;
}

/** What the figures above are: where from, how late, of when, in what unit. */
export function DataNotice({ simulated, asOf, inCurrency = true }: DataNoticeProps) {
  const t = useText();
  const locale = useLocale();
  const at = useHeardAt(useRootData(), asOf);
  return (
    <p className="pt-4 text-12 text-muted">
      {simulated && <b>{t('market.simulated.title')} </b>}
      {inCurrency && `${t('market.unit')} `}
      {at !== null &&
        t(at === asOf ? 'market.delay.none' : 'market.delay.stopped', {
          date: formatDate(at, locale),
          time: dubaiClock(at, { seconds: true }),
        })}
    </p>
  );
}
