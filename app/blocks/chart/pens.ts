/**
 * Pens that tell lines apart beside the prices: by colour and by dashes. Green and red mean direction and nothing else.
 */
const PENS = [
  { stroke: 'var(--focus)' },
  { stroke: 'var(--ink)', strokeDasharray: '7 3' },
  { stroke: 'var(--muted)' },
  { stroke: 'var(--focus)', strokeDasharray: '2 3' },
  { stroke: 'var(--ink)', strokeDasharray: '1 3' },
  { stroke: 'var(--muted)', strokeDasharray: '7 3' },
] as const;

export type Pen = (typeof PENS)[number];

export function penOf(place: number): Pen {
  return PENS[place % PENS.length]!;
}

const AREAS = ['var(--area-1)', 'var(--area-2)', 'var(--area-3)', 'var(--area-4)', 'var(--area-5)'] as const;

/** The colour of bars and of parts of a whole, strongest first. */
export function areaOf(place: number): (typeof AREAS)[number] {
  return AREAS[place % AREAS.length]!;
}
