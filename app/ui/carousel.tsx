import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './carousel.module.css';

type Motion = typeof import('./carousel-motion.ts');

interface CarouselProps {
  /** List items. */
  children: ReactNode;
  className?: string | undefined;
  /** Id of the heading that labels the row. */
  labelledBy: string;
  /** Labels of the button while the row moves, and while it is paused. */
  control: { pause: string; play: string };
}

/**
 * Items side by side, more than fit. They move by themselves, except for a reader who pauses them, points at them or
 * has the keyboard focus in them. With reduced motion or without script they do not move by themselves, and are
 * scrolled by hand.
 */
export function Carousel({ children, className, labelledBy, control }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [canMove, setCanMove] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [motion, setMotion] = useState<Motion | null>(null);
  // The moving script loads when the row comes into view.
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./carousel-motion.ts').then(setMotion).catch(() => undefined);
    });
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!motion) return undefined;
    const observer = new ResizeObserver(() => setCanMove(motion.mayMove(row.current!)));
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, [motion]);
  useEffect(
    () => (motion && canMove && !isPaused ? motion.moveOn(row.current!) : undefined),
    [motion, canMove, isPaused],
  );
  return (
    <div className={styles.carousel}>
      <ul ref={row} className={classNames(styles.row, className)} aria-labelledby={labelledBy} data-carousel>
        {children}
      </ul>
      <div className={styles.control} data-screen-only>
        {canMove && (
          <button type="button" className={styles.pause} onClick={() => setPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} />
            {isPaused ? control.play : control.pause}
          </button>
        )}
      </div>
    </div>
  );
}
