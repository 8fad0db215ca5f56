/** 'white': drawn for white; 'navy': drawn on its own navy ground. */
export type KitGround = 'white' | 'navy';

export interface KitDrawing {
  /** File name below `/media-kit/`, without the extension. */
  name: string;
  /** Message that describes the drawing: `press.kit.<text>`. */
  text: 'mark' | 'wordmarkEn' | 'wordmarkAr' | 'lattice';
  ground: KitGround;
  /** Star of the lattice, when the drawing is a lattice. */
  star?: 6 | 8 | 10 | 12;
}

const ON_BOTH = [
  ['mark', 'mark'],
  ['wordmark-en', 'wordmarkEn'],
  ['wordmark-ar', 'wordmarkAr'],
] as const;

/** Drawings of the media kit, each as SVG and as PNG; the build draws them (tools/brand/kit.ts). */
export const KIT_DRAWINGS: readonly KitDrawing[] = [
  ...ON_BOTH.map(([name, text]) => ({ name, text, ground: 'white' as const })),
  ...ON_BOTH.map(([name, text]) => ({ name: `${name}-on-navy`, text, ground: 'navy' as const })),
  ...([8, 6, 10, 12] as const).map((star) => ({
    name: `lattice-${star}`,
    text: 'lattice' as const,
    ground: 'navy' as const,
    star,
  })),
];

export const KIT_FORMATS = ['svg', 'png'] as const;
export type KitFormat = (typeof KIT_FORMATS)[number];

/** The address of a drawing's file. */
export function kitFileHref({ name }: Pick<KitDrawing, 'name'>, format: KitFormat): string {
  return `/media-kit/${name}.${format}`;
}

/**
 * Colours by their names in `app/styles/tokens.css`, with the values of both themes there; a test checks that they are
 * equal.
 */
export const KIT_COLOURS = [
  { name: 'navy', light: '#0b2545', dark: '#0a1c33' },
  { name: 'gold', light: '#92722a', dark: '#d4b36a' },
  { name: 'ink', light: '#111827', dark: '#e6eaf2' },
  { name: 'up', light: '#0a7a4b', dark: '#34d399' },
  { name: 'down', light: '#b3261e', dark: '#ff7a70' },
] as const;
