import type { Point } from '#app/blocks/lattice/strapwork.ts';

/** Lengths in a drawing, rounded to two decimals: a hundredth of a pixel. */
const number = (value: number): string => String(Math.round(value * 100) / 100 || 0);
const pair = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

export const openPath = (lines: readonly (readonly Point[])[]): string =>
  lines
    .map((points) => `M${points.map(pair).join('L')}`)
    .join('')
    .replaceAll(' -', '-');

export const closedPaths = (shapes: readonly (readonly Point[])[]): string =>
  shapes.map((points) => `${openPath([points])}z`).join('');

/** Circles as one path, so that many form a single element. */
export const circles = (centres: readonly Point[], radius: number): string =>
  centres
    .map(([x, y]) => {
      const half = (sign: string) => `a${number(radius)} ${number(radius)} 0 1 0 ${sign}${number(2 * radius)} 0`;
      return `M${pair([x - radius, y])}${half('')}${half('-')}`;
    })
    .join('');

/** An element with its attributes in order, numbers as lengths. */
export function element(name: string, attributes: Record<string, string | number>, content = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`,
  );
  return `<${name}${written.join('')}${content ? `>${content}</${name}>` : '/>'}`;
}

/** A complete drawing. Only its opacity matters: it is used as a mask over the page's own colour. */
export function drawing(width: number, height: number, content: string, viewBox = [0, 0, width, height]): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: viewBox.map(number).join(' ') };
  return element('svg', { ...attributes, fill: 'none', stroke: '#000' }, content);
}
