import sharp from 'sharp';
import { BRAND_MARK } from '#app/blocks/header/brand-mark.ts';
import { tokensOf } from './tokens.ts';

interface Icon {
  size: number;
  /** Height of the mark as a share of the icon's. */
  mark: number;
  /** Radius of the corners as a share of the icon's size; 0 when the system cuts its own shape. */
  radius: number;
}

/** A maskable icon is cut to a circle of four fifths: the mark stays well inside it. */
const ICONS: Record<string, Icon> = {
  'icons/icon-48.png': { size: 48, mark: 0.76, radius: 0.18 },
  'icons/icon-192.png': { size: 192, mark: 0.64, radius: 0.2 },
  'icons/icon-512.png': { size: 512, mark: 0.64, radius: 0.2 },
  'icons/maskable-512.png': { size: 512, mark: 0.5, radius: 0 },
  'apple-touch-icon.png': { size: 180, mark: 0.64, radius: 0 },
};

/** Rays heavier than on the page, because icons are small. */
const RAY = 2;
const { width, height, light, candle, tower } = BRAND_MARK;

/** The mark alone, in the colours of the browser's own theme. */
export function faviconSvg(): string {
  const [day, night] = [tokensOf('light'), tokensOf('dark')];
  const rules = (ink: string, gold: string) => `.t{fill:${ink}}.c{fill:${gold}}.l{stroke:${gold}}`;
  const style = `${rules(day('navy'), day('gold'))}@media (prefers-color-scheme:dark){${rules(night('ink'), night('gold'))}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - height) / 2} 0 ${height} ${height}"><style>${style}</style>` +
    `<path class="l" fill="none" stroke-width="2.4" d="${light}"/><path class="c" d="${candle}"/><path class="t" d="${tower}"/></svg>`
  );
}

/** The mark on navy, in a square. */
export function iconSvg({ size, mark, radius }: Icon): string {
  const colours = tokensOf('light');
  const scale = (size * mark) / height;
  const [x, y] = [(size - width * scale) / 2, (size * (1 - mark)) / 2];
  const gold = colours('gold-on-navy');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * radius}" fill="${colours('navy')}"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="none" stroke="${gold}" stroke-width="${RAY}" d="${light}"/>` +
    `<path fill="${gold}" d="${candle}"/><path fill="${colours('on-navy')}" d="${tower}"/></g></svg>`
  );
}

/** The icons' names, each with its drawing function; drawing is slow and happens on demand. */
export function brandIcons(): Record<string, () => Promise<string | Buffer>> {
  const pngs = Object.entries(ICONS).map(([name, icon]) => [name, () => pngOf(icon)] as const);
  return { 'favicon.svg': async () => faviconSvg(), ...Object.fromEntries(pngs) };
}

/** There are few colours, so a palette works at a third of the bytes. */
function pngOf(icon: Icon): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(icon)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
