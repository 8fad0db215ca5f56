export type TileForm = 'large' | 'medium' | 'small' | 'turned' | 'none';

export interface TileText {
  /**
   * `large`: ticker, name, change; `medium`: ticker and change; `small`: the ticker alone; `turned`: the ticker, written
   * downwards where it has no room across; `none`: only its label.
   */
  form: TileForm;
  /** The name in one or two lines; empty where it has no room. */
  name: readonly string[];
}

/** Widths of IBM Plex Sans 600 in thousandths of its size; digits and signs have one width. The plain ones are narrower. */
const WIDTHS: Readonly<Record<string, number>> = {
  A: 672,
  B: 663,
  C: 642,
  D: 689,
  E: 600,
  F: 577,
  G: 712,
  H: 719,
  I: 423,
  J: 545,
  K: 678,
  L: 521,
  M: 817,
  N: 719,
  O: 712,
  P: 641,
  Q: 712,
  R: 664,
  S: 611,
  T: 580,
  U: 689,
  V: 638,
  W: 949,
  X: 655,
  Y: 632,
  Z: 599,
};
const DIGIT = 600;

/** Sizes of the ticker as drawn, px; the middle one is a pixel larger in Arabic, and the tile is measured for both. */
const SIZE = { large: 20, medium: 15, small: 12 };
const LETTER = 6.1;
/** Both sides together. */
const PADDING = { large: 24, medium: 16, small: 10 };
const LEAST = { large: [132, 84], medium: [72, 46], small: [0, 22] } as const;
const NAME_LINES = 2;
/** Least height of a tile that shows a name in two lines beside ticker and change, px. */
const TWO_LINES_FROM = 100;
/** The room of a line that is written downwards, and the least beside its ends: together as for the small one. */
const TURNED_WIDTH = 22;
const TURNED_LESS = 2;

/** The text of a tile that fits in it; `width` and `height` in px. A part that does not fit is left out, never cut. */
export function tileText(ticker: string, name: string, width: number, height: number): TileText {
  const fits = (form: 'large' | 'medium' | 'small') =>
    width >= Math.max(LEAST[form][0], lengthOf(ticker, form)) && height >= LEAST[form][1];
  if (fits('large')) return { form: 'large', name: nameLines(name, width - PADDING.large, height) };
  return { form: formWithoutName(), name: [] };

  function formWithoutName(): TileForm {
    if (fits('medium')) return 'medium';
    if (fits('small')) return 'small';
    return width >= TURNED_WIDTH && height >= lengthOf(ticker, 'small') - TURNED_LESS ? 'turned' : 'none';
  }
}

/** Of the ticker with the space around it, px. */
function lengthOf(ticker: string, form: keyof typeof SIZE): number {
  const letters = [...ticker].reduce((sum, letter) => sum + (WIDTHS[letter] ?? DIGIT), 0);
  return (letters / 1000) * SIZE[form] + PADDING[form];
}

function nameLines(name: string, width: number, height: number): string[] {
  const most = Math.floor(width / LETTER);
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const room = height >= TWO_LINES_FROM ? NAME_LINES : 1;
  return lines.length <= room && lines.every((line) => line.length <= most) ? lines : [];
}
