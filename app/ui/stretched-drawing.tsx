import type { SVGProps } from 'react';

interface StretchedDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'viewBox'> {
  /** Width and height in the drawing's own units. */
  size: readonly [across: number, down: number];
}

/**
 * A drawing that fills its place in both directions, hidden from assistive technology: a text beside it describes it.
 */
export function StretchedDrawing({ size: [across, down], ...given }: StretchedDrawingProps) {
  return (
    <svg viewBox={`0 0 ${across} ${down}`} preserveAspectRatio="none" aria-hidden="true" focusable="false" {...given} />
  );
}
