export type TileForm = 'large' | 'medium' | 'small' | 'none';

export interface TileText {
  /** `large`: ticker, name, change; `medium`: ticker and change; `small`: the ticker alone; `none`: only its label. */
  form: TileForm;
  /** The name in one line or two; empty where it has no room. */
  name: readonly string[];
}

/** Widths of a letter as drawn, px: bold capitals of 14 and 12, plain ones of 20; small letters of a name at 12. */
const CAPITAL = { large: 13, medium: 9.6, small: 7.9 };
const LETTER = 6.1;
const PADDING = { large: 24, medium: 14, small: 8 };
const LEAST = { large: [132, 84], medium: [72, 46], small: [0, 20] } as const;
const NAME_LINES = 2;
/** A name in two lines needs so much height beside ticker and change. */
const TWO_LINES_FROM = 100;

/** What of a tile's text has room in it; `width` and `height` in px. A part that does not fit is left out, never cut. */
export function tileText(ticker: string, name: string, width: number, height: number): TileText {
  const fits = (form: 'large' | 'medium' | 'small') =>
    width >= Math.max(LEAST[form][0], ticker.length * CAPITAL[form] + PADDING[form]) && height >= LEAST[form][1];
  if (fits('large')) return { form: 'large', name: nameLines(name, width - PADDING.large, height) };
  const form = fits('medium') ? 'medium' : fits('small') ? 'small' : 'none';
  return { form, name: [] };
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
