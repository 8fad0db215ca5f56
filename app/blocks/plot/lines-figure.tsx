import { penOf } from '#app/blocks/chart/pens.ts';
import { plotLines } from './lines.ts';
import { PlotFrame } from './plot-frame.tsx';

export interface NamedLine {
  id: string;
  name: string;
  values: readonly (number | null)[];
}

interface LinesFigureProps {
  lines: readonly NamedLine[];
  /** What it shows, for those who do not see it. */
  label: string;
  /** Writes a level of the scale. */
  level: (value: number) => string;
  /** The first and the last moment. */
  ends: readonly [first: string, last: string];
  /** The foot of the scale; without it the scale begins below the least value. */
  low?: number;
}

/** Up to a few lines over time on one scale, drawn by the server. Its figures are in a table beside it. */
export function LinesFigure({ lines, label, level, ends, low }: LinesFigureProps) {
  const drawn = plotLines(
    lines.map(({ values }) => values),
    low,
  );
  const legend = lines.map(({ id, name }, at) => ({ id, name, mark: <LineMark pen={penOf(at)} /> }));
  return (
    <PlotFrame legend={legend} label={label} grid={drawn.grid} levels={drawn.levels} level={level} ends={ends}>
      {drawn.paths.map((path, at) => (
        <path key={lines[at]!.id} d={path} {...penOf(at)} strokeWidth="1.6" />
      ))}
    </PlotFrame>
  );
}

function LineMark({ pen }: { pen: ReturnType<typeof penOf> }) {
  return (
    <svg width="28" height="8" aria-hidden="true">
      <path d="M0 4H28" {...pen} strokeWidth="2" />
    </svg>
  );
}
