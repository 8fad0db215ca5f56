/** How lines are told apart beside the prices: by colour and by dashes. Green and red mean direction and nothing else. */
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
