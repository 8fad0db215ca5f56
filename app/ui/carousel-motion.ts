import { CAROUSEL_DELAY_MS, CAROUSEL_SLIDE_MS, prefersReducedMotion } from './motion.ts';

/** Tolerance, since browsers round scroll positions. */
const ROUNDING_PX = 2;

/** True when part of the row is out of view, and the reader's device allows motion. */
export function mayMove(row: HTMLElement): boolean {
  return !prefersReducedMotion() && row.scrollWidth - row.clientWidth > ROUNDING_PX;
}

/** Moves the row on by one item repeatedly, from its end back to the beginning. Returns a function that stops it. */
export function moveOn(row: HTMLElement): () => void {
  let frame = 0;
  const timer = setInterval(() => {
    if (mayMove(row) && !isInUse(row)) slide();
  }, CAROUSEL_DELAY_MS);

  function slide(): void {
    const from = row.scrollLeft;
    const way = wayToNext(row);
    const begun = performance.now();
    // With scroll snapping on, the row could not stop between two items.
    row.style.scrollSnapType = 'none';
    const step = () => {
      const done = Math.min(1, (performance.now() - begun) / CAROUSEL_SLIDE_MS);
      row.scrollLeft = from + way * eased(done);
      if (done < 1) frame = requestAnimationFrame(step);
      else row.style.removeProperty('scroll-snap-type');
    };
    frame = requestAnimationFrame(step);
  }

  return () => {
    clearInterval(timer);
    cancelAnimationFrame(frame);
    row.style.removeProperty('scroll-snap-type');
  };
}

/** True when a reader points at the row, has the keyboard focus in it, or cannot see the page. */
function isInUse(row: HTMLElement): boolean {
  return row.matches(':hover') || row.contains(document.activeElement) || document.hidden;
}

/** Pixels to the first item that starts further on in the reading direction; at the end, back to the beginning. */
function wayToNext(row: HTMLElement): number {
  const isAtEnd = row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft) <= ROUNDING_PX;
  if (isAtEnd) return -row.scrollLeft;
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const edge = row.getBoundingClientRect();
  const ways = [...row.children].map((item) => {
    const place = item.getBoundingClientRect();
    return isRtl ? place.right - edge.right : place.left - edge.left;
  });
  return ways.find((way) => (isRtl ? -way : way) > ROUNDING_PX) ?? 0;
}

function eased(part: number): number {
  return 1 - (1 - part) ** 3;
}
