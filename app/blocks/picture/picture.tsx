import { offeredWidths, pictureAddress, PICTURES, pictureSet, type PictureId } from '#app/pictures/pictures.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  id: PictureId;
  /** Description in the page's language; empty where the text beside the picture already says it. */
  alt: string;
  /** Width as in CSS `sizes`: the browser chooses the file by it before any style sheet is read. */
  sizes: string;
  /** Only for pictures in the first view; every other picture loads lazily. */
  priority?: boolean;
  className?: string | undefined;
}

/** A picture of the registry. Its space is reserved before it loads, and it loads without script. */
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
