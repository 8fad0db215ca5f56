/** How much of a cell may be outside: its figure has more space than that beside it, px. */
const SPARE = 2;

type Span = Pick<DOMRect, 'left' | 'right' | 'width'>;

/** Of the columns at these places, the first of which stays in sight: whether the view cuts it. */
export function cutColumns(view: Span, [name, ...columns]: readonly Span[]): boolean[] {
  if (!name) return [];
  const isAtLeft = name.left - view.left < view.right - name.right;
  const [from, to] = isAtLeft ? [name.right, view.right] : [view.left, name.left];
  return [
    false,
    // A column wider than the view could never be seen.
    ...columns.map(({ left, right, width }) => width <= to - from && (left < from - SPARE || right > to + SPARE)),
  ];
}
