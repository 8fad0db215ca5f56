import { useId } from 'react';
import { marketTime } from '#domain/date.ts';
import type { Phase, SessionPart } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { PHASE_TERMS } from './phase-terms.tsx';
import { extent, handAt, percent, placeOn, type Axis } from '#app/live/session-axis.ts';
import styles from './session-strip.module.css';

interface SessionStripProps {
  spans: readonly SessionPart[];
  axis: Axis;
  now: Instant;
}

/** The phases of the session on the axis of the day's line, each time next to its tick. */
export function SessionStrip({ spans, axis, now }: SessionStripProps) {
  return (
    <>
      <PhaseBar spans={spans} axis={axis} now={now} />
      <PhaseLabels spans={spans} axis={axis} now={now} />
    </>
  );
}

function PhaseBar({ spans, axis, now }: SessionStripProps) {
  const hatch = useId();
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V6" />
      </pattern>
      {spans.map((span) => (
        <rect
          key={span.phase}
          className={styles.phase}
          data-phase={span.phase}
          data-term={PHASE_TERMS[span.phase]}
          fill={isAuction(span.phase) ? `url(#${hatch})` : undefined}
          height="100%"
          {...extent(axis, span.from, span.to)}
        />
      ))}
      {spans.filter(isTrading).map((span) => (
        <rect
          key="done"
          className={styles.done}
          data-from={span.from}
          data-to={span.to}
          height="100%"
          {...extent(axis, span.from, Math.max(span.from, Math.min(now, span.to)))}
        />
      ))}
      <Hand axis={axis} now={now} />
    </svg>
  );
}

function isAuction(phase: Phase): boolean {
  return phase === 'pre-opening' || phase === 'pre-closing';
}

function isTrading({ phase }: SessionPart): boolean {
  return phase === 'trading';
}

/** The gold line at the current time, over the whole height of its container. */
export function Hand({ axis, now }: { axis: Axis; now: Instant }) {
  return <line className={styles.hand} data-hand="" {...(handAt(axis, now) ?? { display: 'none' })} y1="0" y2="100%" />;
}

/**
 * Labels of phases that begin the session are after their tick, those of phases that end it before theirs; the outer
 * ones are a line lower.
 */
const LABEL: Record<Phase, { low: boolean; before: boolean }> = {
  'pre-opening': { low: true, before: false },
  trading: { low: false, before: false },
  'pre-closing': { low: false, before: true },
  'trading-at-last': { low: true, before: true },
  closed: { low: false, before: false },
};

/** The hand stays in the bar: over the labels it would cross the text of a phase. */
function PhaseLabels({ spans, axis, now }: SessionStripProps) {
  const close = spans.at(-1)?.to;
  return (
    <svg className={styles.labels} aria-hidden="true" focusable="false">
      {spans.map((span) => (
        <PhaseLabel
          key={span.phase}
          phase={span.phase}
          at={span.from}
          until={span.to}
          axis={axis}
          current={now >= span.from && now < span.to}
        />
      ))}
      {close !== undefined && <PhaseLabel phase="closed" at={close} axis={axis} current={false} />}
    </svg>
  );
}

interface PhaseLabelProps {
  phase: Phase;
  at: Instant;
  /** End of the phase; absent for the state after the session. */
  until?: Instant;
  axis: Axis;
  current: boolean;
}

function PhaseLabel({ phase, at, until, axis, current }: PhaseLabelProps) {
  const t = useText();
  const { low, before } = LABEL[phase];
  const x = percent(placeOn(axis, at));
  const name = (
    <tspan
      className={phase === 'closed' ? styles.optional : styles.name}
    >{`\u2068${t(`market.phase.${phase}`)}\u2069`}</tspan>
  );
  return (
    <>
      <line className={styles.tick} x1={x} x2={x} y1="0" y2={low ? 38 : 18} />
      <text
        className={styles.label}
        data-from={until && at}
        data-to={until}
        data-current={current ? '' : undefined}
        data-term={PHASE_TERMS[phase]}
        x={x}
        y={low ? 37 : 18}
        dx={before ? -6 : 6}
        textAnchor={before ? 'end' : 'start'}
      >
        {before ? name : marketTime(at)} {before ? marketTime(at) : name}
      </text>
    </>
  );
}
