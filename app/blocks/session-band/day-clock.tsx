import { marketTime } from '#domain/date.ts';
import type { SessionPart } from '#domain/session.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { dayAxis, HOUR_MS, percent, placeOn, type Axis } from '#app/live/session-axis.ts';
import { useReaderOffset } from './reader-time.ts';
import styles from './day-clock.module.css';

interface DayClockProps {
  midnight: Instant;
  now: Instant;
  /** Today's session; empty on a closed day, when only the line of hours is shown. */
  spans: readonly SessionPart[];
  /** The session's axis, which the lens projects onto the day. */
  axis: Axis | null;
}

/** The 24 hours of the Dubai day with the session in it, and the reader's own hours below. */
export function DayClock({ midnight, now, spans, axis }: DayClockProps) {
  const day = dayAxis(midnight);
  return (
    <>
      {axis && <Lens session={axis} day={day} now={now} />}
      <DayLine day={day} now={now} spans={spans} />
      <Hours />
      <OwnHours midnight={midnight} />
      <Zones now={now} />
    </>
  );
}

function Lens({ session, day, now }: { session: Axis; day: Axis; now: Instant }) {
  const [from, to, hand] = [session.from, session.to, now].map((at) => placeOn(day, at));
  const x = placeOn(session, now);
  return (
    <StretchedDrawing size={[100, 100]} className={styles.lens}>
      <path className={styles.glass} d={`M0 0H100L${to} 100H${from}Z`} />
      <path className={styles.rim} d={`M0 0L${from} 100M100 0L${to} 100`} />
      {x >= 0 && x <= 100 && <path className={styles.ray} d={`M${x} 0L${hand} 100`} />}
    </StretchedDrawing>
  );
}

function DayLine({ day, now, spans }: { day: Axis; now: Instant; spans: readonly SessionPart[] }) {
  const hand = percent(placeOn(day, now));
  return (
    <svg className={styles.day} aria-hidden="true" focusable="false">
      {Array.from({ length: 25 }, (_, hour) => {
        const x = percent(placeOn(day, day.from + hour * HOUR_MS));
        return <line key={hour} className={styles.hour} x1={x} x2={x} y1="4" y2={hour % 3 ? 9 : 14} />;
      })}
      {spans.map(({ phase, from, to }) => (
        <rect
          key={phase}
          className={phase === 'trading' ? styles.open : styles.around}
          x={percent(placeOn(day, from))}
          width={percent(Math.round(((to - from) / DAY_MS) * 10_000) / 100)}
          y="0"
          height="8"
        />
      ))}
      <line className={styles.hand} x1={hand} x2={hand} y1="-1" y2="15" />
    </svg>
  );
}

const MARKED_HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];

function HourRow({ offsetHours = 0, className }: { offsetHours?: number; className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      {MARKED_HOURS.map((hour) => (
        <text
          key={hour}
          x={percent((hour / 24) * 100)}
          y="12"
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {twoDigits(hour === 24 && offsetHours === 0 ? 24 : (((hour + offsetHours) % 24) + 24) % 24)}
        </text>
      ))}
    </svg>
  );
}

function twoDigits(hour: number): string {
  const [whole, part] = [Math.floor(hour), Math.round((hour % 1) * 60)];
  return String(whole).padStart(2, '0') + (part ? `:${String(part).padStart(2, '0')}` : '');
}

function Hours() {
  return <HourRow className={styles.hours} />;
}

/** Shown once the browser has reported its time zone, and only when that is not Dubai's. Its space is reserved. */
function OwnHours({ midnight }: { midnight: Instant }) {
  const offset = useReaderOffset(midnight);
  return offset ? <HourRow className={styles.own} offsetHours={offset / HOUR_MS} /> : <div className={styles.own} />;
}

function Zones({ now }: { now: Instant }) {
  const t = useText();
  const offset = useReaderOffset(now);
  return (
    <p className={styles.zones}>
      <span className={styles.dubai}>
        {marketTime(now, { seconds: true })} <bdi>{t('market.clock.inDubai')}</bdi>
      </span>
      {offset !== null && offset !== 0 && (
        <span>
          {marketTime(now + offset, { seconds: true })} <bdi>{t('market.clock.yourTime')}</bdi>
        </span>
      )}
    </p>
  );
}
