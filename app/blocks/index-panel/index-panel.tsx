import { useMemo, useRef } from 'react';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { IndexPoint } from '#domain/quote.ts';
import { sessionOn, type SessionPart } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { useIndex, useMarketNow } from '#app/live/hooks.ts';
import type { Range } from '#app/blocks/plot/ranges.ts';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { SessionBand } from '#app/blocks/session-band/session-band.tsx';
import { MarketStatusSummary } from '#app/blocks/market-status-summary/market-status-summary.tsx';
import { DayChart } from './day-chart.tsx';
import type { LinePoint } from './day-line.ts';
import { DayTable } from './day-table.tsx';
import { withExtremes, withLatest, type IndexDay } from './index-day.ts';
import { IndexFigures } from './index-figures.tsx';
import type { IndexHistory } from './index-history.ts';
import { RangeChart } from './range-chart.tsx';
import { RangeSwitch } from './range-switch.tsx';
import styles from './index-panel.module.css';

interface IndexPanelProps {
  day: IndexDay;
  range: Range;
  /** The days of the range; null for the day view. */
  history: IndexHistory | null;
  now: Instant;
  simulated: boolean;
}

/**
 * An index as an instrument panel: its level, its day over the session or a range of days, and what an investor can do
 * now.
 */
export function IndexPanel({ day, range, history, now: first, simulated }: IndexPanelProps) {
  const t = useText();
  const now = useMarketNow(first);
  const latest = useIndex(day.code, day.latest);
  const spans = useMemo(() => sessionOn(day.date), [day.date]);
  const points = useDayPoints(day, latest, spans);
  const name = day.isSector ? t('home.sectorIndex', { name: day.name }) : day.name;
  return (
    <TermScope>
      <div className={styles.panel}>
        <IndexFigures
          day={day}
          name={name}
          latest={latest}
          points={points}
          simulated={simulated}
          className={styles.words}
        />
        <div className={styles.chart}>
          <RangeSwitch current={range} />
          {history && <RangeChart name={name} history={history} />}
          <SessionBand spans={spans} isToday={day.isToday} midnight={marketInstant(marketDate(now), '00:00')} now={now}>
            {history
              ? undefined
              : (axis) => (
                  <DayChart name={name} points={points} previousClose={day.previousClose} axis={axis} now={now} />
                )}
          </SessionBand>
          {!history && <DayTable name={name} points={points} />}
        </div>
        <MarketStatusSummary now={now} className={styles.now} />
      </div>
      <TermLine className={styles.line} />
    </TermScope>
  );
}

/** The day's points as the page was told of them: each level it hears follows those it has heard, between loads too. */
function useDayPoints(day: IndexDay, latest: IndexPoint | null, spans: readonly SessionPart[]): readonly LinePoint[] {
  const heard = useRef({ day, points: day.points });
  return useMemo(() => {
    const { day: before, points } = heard.current;
    const isSameDay = before.code === day.code && before.date === day.date;
    const known = before === day ? points : isSameDay ? withExtremes(day.points, points) : day.points;
    heard.current = { day, points: day.isToday ? withLatest(known, latest, spans) : day.points };
    return heard.current.points;
  }, [day, latest, spans]);
}
