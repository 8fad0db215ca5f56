import { offeredWidths, pictureAddress, PICTURES, pictureSet, type PictureId } from '#app/pictures/pictures.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  id: PictureId;
  /** What it shows, in the page's language; empty where the text beside it says so already. */
  alt: string;
  /** How wide it is, as in CSS: the browser chooses by it before any style sheet is read. */
  sizes: string;
  /** Only for what is seen first; every other picture waits until the reader comes near. */
  priority?: boolean;
  className?: string | undefined;
}

/** A picture of the registry. Its place is kept before it comes, and it comes without script. */
export function Picture({ id, alt, sizes, priority = false, className }: PictureProps) {
  const { width, height } = PICTURES[id];
  const widest = offeredWidths(PICTURES[id]).at(-1) ?? width;
  return (
    <img
      className={classNames(styles.picture, className)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      sizes={sizes}
      srcSet={pictureSet(id)}
      src={pictureAddress(id, widest)}
    />
  );
}
