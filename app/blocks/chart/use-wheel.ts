import { useEffect, useRef, type RefObject } from 'react';
import type { Moves } from './chart-moves.tsx';

/** Wheel distance that doubles the days in view. */
const DOUBLING = 400;

/**
 * A pinch (which browsers report as a wheel event with Ctrl) zooms, a sideways wheel moves the view; an upright one
 * scrolls the page as usual. React's wheel listeners are passive, so they cannot prevent the page from zooming.
 */
export function useWheel(canvas: RefObject<HTMLElement | null>, moves: Moves): void {
  const newest = useRef(moves);
  useEffect(() => void (newest.current = moves));
  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (!event.ctrlKey && !isSideways) return;
      event.preventDefault();
      const { shift, zoom, days } = newest.current;
      if (event.ctrlKey) zoom(2 ** (event.deltaY / DOUBLING));
      else shift((event.deltaX / element!.clientWidth) * days);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [canvas]);
}
