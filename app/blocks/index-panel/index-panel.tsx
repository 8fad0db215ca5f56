import { useMemo } from 'react';
import { dubaiDate, dubaiInstant } from '#domain/date.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useIndex, useMarketNow } from '../../live/hooks.ts';
import { SessionBand } from '../session-band/session-band.tsx';
import { WhatNow } from '../what-now/what-now.tsx';
import { DayChart, DayTable } from './day-chart.tsx';
import { withLatest, type IndexDay } from './index-day.ts';
import { IndexFigures } from './index-figures.tsx';
import styles from './index-panel.module.css';

interface IndexPanelProps {
  day: IndexDay;
  now: Instant;
  simulated: boolean;
}

/** An index as an instrument: its level, its day over the session, and what an investor can do now. */
export function IndexPanel({ day, now: first, simulated }: IndexPanelProps) {
  const now = useMarketNow(first);
  const latest = useIndex(day.code, day.latest);
  const spans = useMemo(() => sessionOn(day.date), [day.date]);
  const points = useMemo(
    () => (day.isToday ? withLatest(day.points, latest, spans) : day.points),
    [day, latest, spans],
  );
  return (
    <div className={styles.panel}>
      <IndexFigures day={day} latest={latest} points={points} simulated={simulated} className={styles.words} />
      <div className={styles.chart}>
        <SessionBand spans={spans} isToday={day.isToday} midnight={dubaiInstant(dubaiDate(now), '00:00')} now={now}>
          {(axis) => (
            <DayChart name={day.name} points={points} previousClose={day.previousClose} axis={axis} now={now} />
          )}
        </SessionBand>
        <DayTable name={day.name} points={points} />
      </div>
      <WhatNow now={now} className={styles.now} />
    </div>
  );
}
