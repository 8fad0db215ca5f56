import { ARABIC, LATIN, type Stretch } from './letters.ts';

/** A font file of the site: its source, and the letters that it retains. */
export interface Face {
  /** Name of the generated file. */
  name: string;
  /** The font file in its package. */
  source: string;
  letters: readonly Stretch[];
  /** OpenType features used by the site's texts; without them figures would not align and letters would not join. */
  features: readonly string[];
  /** Hints sharpen small text on some screens; the light weight is for titles from 40 px up. */
  hinted: boolean;
}

const WEIGHTS = [300, 400, 600] as const;
const FAMILIES = [
  {
    name: 'plex',
    source: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin',
    letters: LATIN,
    features: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
  },
  {
    name: 'plex-arabic',
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
    letters: ARABIC,
    features: ['init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'liga', 'ccmp', 'mark', 'mkmk', 'kern', 'locl'],
  },
] as const;

export const FACES: readonly Face[] = FAMILIES.flatMap(({ name, source, letters, features }) =>
  WEIGHTS.map((weight) => ({
    name: `${name}-${weight}.woff2`,
    source: `${source}-${weight}-normal.woff2`,
    letters,
    features,
    hinted: weight !== 300,
  })),
);
