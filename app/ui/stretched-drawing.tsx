import type { SVGProps } from 'react';

interface StretchedDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'viewBox'> {
  /** Of the drawing's own units, how many across and down. */
  size: readonly [across: number, down: number];
}

/** A drawing that fills its place in both directions, for eyes alone: what it shows is said in words beside it. */
export function StretchedDrawing({ size: [across, down], ...given }: StretchedDrawingProps) {
  return (
    <svg viewBox={`0 0 ${across} ${down}`} preserveAspectRatio="none" aria-hidden="true" focusable="false" {...given} />
  );
}
