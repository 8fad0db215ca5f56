import { useEffect, useRef, type RefObject } from 'react';
import { ENTRANCE_OFFSET_PX, prefersReducedMotion } from './motion.ts';

/**
 * Parts of a page marked `data-enters` fade in once, when the reader scrolls to them. Only parts below the window are
 * hidden at first; without script, with reduced motion and in print everything is visible from the start.
 */
export function useEntrance<E extends HTMLElement>(): RefObject<E | null> {
  const page = useRef<E>(null);
  useEffect(() => {
    const parts = [...(page.current?.querySelectorAll<HTMLElement>('[data-enters]') ?? [])].filter(
      (part) => part.getBoundingClientRect().top > innerHeight,
    );
    if (!parts.length || prefersReducedMotion()) return undefined;
    const observer = new IntersectionObserver((entries) => entries.filter(isIn).forEach(enter), {
      rootMargin: `0px 0px -${ENTRANCE_OFFSET_PX}px`,
    });
    for (const part of parts) {
      part.dataset['enters'] = 'later';
      observer.observe(part);
    }
    return () => {
      observer.disconnect();
      for (const part of parts) part.dataset['enters'] = '';
    };

    function enter({ target }: IntersectionObserverEntry): void {
      observer.unobserve(target);
      (target as HTMLElement).dataset['enters'] = 'now';
    }
  }, []);
  return page;
}

/** A part that was skipped, by a link to a place further down or by the End key, has entered too. */
function isIn({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return isIntersecting || boundingClientRect.top < 0;
}
