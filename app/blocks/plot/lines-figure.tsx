import { penOf } from '#app/blocks/chart/pens.ts';
import { BOX, round } from './height-scale.ts';
import { plotLines } from './lines.ts';
import { PlotFrame } from './plot-frame.tsx';
import styles from './lines-figure.module.css';

export interface NamedLine {
  id: string;
  name: string;
  values: readonly (number | null)[];
}

/** A shaded part of the width, between shares of it from 0 to 1. */
export interface Span {
  id: string;
  name: string;
  from: number;
  to: number;
}

interface LinesFigureProps {
  lines: readonly NamedLine[];
  /** Shaded parts behind the lines. */
  spans?: readonly Span[] | undefined;
  /** Description for screen readers. */
  label: string;
  /** Formats a level of the scale. */
  level: (value: number) => string;
  /** Names of the first and the last moment. */
  ends: readonly [first: string, last: string];
  /** Lowest value of the scale; without it the scale begins below the lowest value of the lines. */
  low?: number | undefined;
}

/** A few lines over time on one scale, drawn on the server. A table beside it has the figures. */
export function LinesFigure({ lines, spans = [], label, level, ends, low }: LinesFigureProps) {
  const drawn = plotLines(
    lines.map(({ values }) => values),
    low,
  );
  const legend = [
    ...lines.map(({ id, name }, at) => ({ id, name, mark: <LineMark pen={penOf(at)} /> })),
    ...spans.map(({ id, name }) => ({ id, name, mark: <SpanMark /> })),
  ];
  return (
    <PlotFrame legend={legend} label={label} grid={drawn.grid} levels={drawn.levels} level={level} ends={ends}>
      {spans.map(({ id, from, to }) => (
        <rect
          key={id}
          className={styles.span}
          x={round(from * BOX.width)}
          width={round((to - from) * BOX.width)}
          height={BOX.height}
        />
      ))}
      {drawn.paths.map((path, at) => (
        <path key={lines[at]!.id} d={path} {...penOf(at)} strokeWidth="1.6" />
      ))}
    </PlotFrame>
  );
}

function SpanMark() {
  return (
    <svg width="12" height="12" aria-hidden="true">
      <rect className={styles.span} width="12" height="12" />
    </svg>
  );
}

function LineMark({ pen }: { pen: ReturnType<typeof penOf> }) {
  return (
    <svg width="28" height="8" aria-hidden="true">
      <path d="M0 4H28" {...pen} strokeWidth="2" />
    </svg>
  );
}
