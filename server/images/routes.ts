import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_WIDTHS, type PictureSource } from '#app/pictures/pictures.ts';
import { answerAbsent, answerBytes } from '../answer-bytes.ts';
import { diskCache, nameFor } from '../disk-cache.ts';
import { formatFor, type ImageFormat } from './format.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** An older hash gets the current picture, so that a page opened earlier finds one. */
const FOR_AN_HOUR = 'public, max-age=3600';
/** Matched against the address as it was sent: any other spelling is not an address of the site. */
const ADDRESS = /^\/images\/([a-z0-9-]+)\/(\d+)$/;
const HASH_QUERY = /^(\?v=[0-9a-f]{1,64})?$/;
const ABSENT = `There is no such picture: /images/<id>/<width> is answered for the pictures of this site at ${PICTURE_WIDTHS.join(', ')} pixels.`;
/** To be changed whenever the same source would give other bytes. */
const ENCODING = '1';

interface Options {
  dir: string;
  /** Folder of the sources. */
  sources: URL;
  pictures: Readonly<Record<string, PictureSource>>;
  onFailure(error: unknown): void;
}

/** Pictures of the registry at the listed widths, generated at the first request and cached on disk. */
export function imageRoutes({ dir, sources, pictures, onFailure }: Options): Hono {
  const app = new Hono();
  const cached = diskCache({ dir, atOnce: 2, onFailure });

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const [, id = '', width] = ADDRESS.exec(pathname) ?? [];
    const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined;
    const requested = PICTURE_WIDTHS.find((each) => String(each) === width);
    if (!picture || !requested || !HASH_QUERY.test(search)) return answerAbsent(c, ABSENT);
    const format = formatFor(c.req.header('accept'));
    const target = Math.min(requested, picture.width);
    const name = nameFor([picture.hash, String(target), format, ENCODING], format);
    const bytes = await cached(name, async () =>
      encode(await readFile(new URL(picture.file, sources)), target, format),
    );
    return answerBytes(c, bytes, {
      'Content-Type': `image/${format}`,
      'Cache-Control': search === `?v=${picture.hash}` ? FOR_GOOD : FOR_AN_HOUR,
      Vary: 'Accept',
    });
  });
  app.all('*', (c) => answerAbsent(c, ABSENT));
  return app;
}

/** Pictures of pages have thin letters and flat backgrounds, which coarse settings would blur. */
function encode(source: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(source).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 80, effort: 5, smartSubsample: true }).toBuffer();
  return picture.png({ palette: true, colours: 128, effort: 7 }).toBuffer();
}
