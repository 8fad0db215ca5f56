import { SOURCES } from './sources.ts';

/** A picture of the site's own: its file in app/pictures, its size in pixels, and a hash of its bytes. */
export interface PictureSource {
  file: string;
  width: number;
  height: number;
  hash: string;
}

export type PictureId = keyof typeof SOURCES;

/** Every picture there is, by id. `tools/pictures` writes them; their alternative texts are in messages/<locale>/pictures.po. */
export const PICTURES: Readonly<Record<PictureId, PictureSource>> = SOURCES;

/** The widths of the specification (docs/specification.md, section 7): xs, sm, md, lg, xl and xxl. Nothing else is answered. */
export const PICTURE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;

/** The widths at which a picture is offered, in pixels: none beyond its own, since none is ever enlarged. */
export function offeredWidths({ width }: Pick<PictureSource, 'width'>): readonly number[] {
  const [least, ...wider] = PICTURE_WIDTHS;
  return [least, ...wider.filter((each) => each <= width)];
}

/** Where a picture is answered at one of the listed widths. The hash changes with the picture, so the answer may be kept for good. */
export function pictureAddress(id: PictureId, width: number): string {
  return `/images/${id}/${width}?v=${PICTURES[id].hash}`;
}

/** `srcset` of a picture: the listed widths up to its own; a picture narrower than all of them comes in its own. */
export function pictureSet(id: PictureId): string {
  const { width } = PICTURES[id];
  return offeredWidths(PICTURES[id])
    .map((each) => `${pictureAddress(id, each)} ${Math.min(each, width)}w`)
    .join(', ');
}
