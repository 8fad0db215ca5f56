import { paragraphsIn } from './text-paragraphs.ts';
import { figuresIn, type TextFigure } from './text-figures.ts';

/** A paragraph of one of two texts, with the positions of its figures that the other text does not have. */
export interface ComparedParagraph {
  text: string;
  marks: [from: number, to: number][];
}

/** The figures that two texts have in common, and those that only one has. */
export interface ComparedFigures {
  /** Number of figures that both have. */
  equal: number;
  /** Figures of each text that the other does not have, as written. */
  only: [string[], string[]];
}

/** Paragraphs of the two texts that are shown beside each other. */
export interface ComparedRow extends ComparedFigures {
  sides: [ComparedParagraph[], ComparedParagraph[]];
}

export interface ComparedTexts {
  /** Number of figures that both texts have. */
  agree: number;
  /** Number of figures of each text that the other does not have. */
  only: [number, number];
  rows: ComparedRow[];
}

interface Paragraph {
  text: string;
  figures: (TextFigure & { isOnly: boolean })[];
}

/** More paragraphs than two letters' pages have; the running time grows with the product of both counts. */
const PARAGRAPHS_MOST = 400;

/**
 * Compares two texts that should say the same in two languages: which figures are in both, with repeated figures
 * counted, and the paragraphs beside each other, joined where they have figures in common. Order within a text does not
 * affect the count: languages order figures differently. null when a text is too long to compare.
 */
export function compareTexts(one: string, other: string): ComparedTexts | null {
  const texts = [one, other].map((text) => paragraphsOf(text)) as [Paragraph[], Paragraph[]];
  if (texts.some(({ length }) => length > PARAGRAPHS_MOST)) return null;
  const [first, second] = markedFigures(texts);
  const onlyIn = (figures: Paragraph['figures']) => figures.filter(({ isOnly }) => isOnly).length;
  return {
    agree: first.length - onlyIn(first),
    only: [onlyIn(first), onlyIn(second)],
    rows: rowsOf(texts),
  };
}

/** Compares the figures of a part of a text with those of the same part in the other language. */
export function compareFigures(one: readonly string[], other: readonly string[]): ComparedFigures {
  const sides = [one, other].map((texts) => texts.map(paragraphOf)) as [Paragraph[], Paragraph[]];
  markedFigures(sides);
  const { equal, only } = rowOf(...sides);
  return { equal, only };
}

function paragraphsOf(text: string): Paragraph[] {
  return paragraphsIn(text).map(paragraphOf);
}

function paragraphOf(text: string): Paragraph {
  return { text, figures: figuresIn(text).map((figure) => ({ ...figure, isOnly: false })) };
}

/** The figures of both, with those that the other does not have marked. */
function markedFigures([one, other]: readonly [Paragraph[], Paragraph[]]): [
  Paragraph['figures'],
  Paragraph['figures'],
] {
  const [first, second] = [one, other].map((side) => side.flatMap(({ figures }) => figures)) as [
    Paragraph['figures'],
    Paragraph['figures'],
  ];
  markOnly(first, second);
  markOnly(second, first);
  return [first, second];
}

/** Marks figures missing in `others`; of a figure that is more frequent here, the last occurrences. */
function markOnly(figures: Paragraph['figures'], others: readonly TextFigure[]): void {
  const left = counted(others);
  for (const figure of figures) {
    const count = left.get(figure.value) ?? 0;
    left.set(figure.value, count - 1);
    figure.isOnly = count <= 0;
  }
}

function counted(figures: readonly TextFigure[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value } of figures) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function rowsOf([one, other]: [Paragraph[], Paragraph[]]): ComparedRow[] {
  const rows: ComparedRow[] = [];
  let [a, b] = [0, 0];
  for (const [i, j] of [...joints(one, other), [one.length - 1, other.length - 1] as const]) {
    const sides = [one.slice(a, i + 1), other.slice(b, j + 1)] as const;
    if (sides.some(({ length }) => length > 0)) rows.push(rowOf(...sides));
    [a, b] = [i + 1, j + 1];
  }
  return rows;
}

function rowOf(one: readonly Paragraph[], other: readonly Paragraph[]): ComparedRow {
  const shown = (side: readonly Paragraph[]) =>
    side.map(({ text, figures }) => ({
      text,
      marks: figures.flatMap(({ isOnly, from, to }): [number, number][] => (isOnly ? [[from, to]] : [])),
    }));
  const own = (side: readonly ComparedParagraph[]) =>
    side.flatMap(({ text, marks }) => marks.map((mark) => text.slice(...mark)));
  const sides: ComparedRow['sides'] = [shown(one), shown(other)];
  return {
    sides,
    equal: one.flatMap(({ figures }) => figures).filter(({ isOnly }) => !isOnly).length,
    only: [own(sides[0]), own(sides[1])],
  };
}

/** Pairs of paragraphs, in order, with the most figures in common: the weighted longest common subsequence. */
function joints(one: readonly Paragraph[], other: readonly Paragraph[]): [number, number][] {
  const weights = one.map((each) => other.map((there) => common(each, there)));
  const best = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, weights[i]![j]! + best[i + 1]![j + 1]!);
  const found: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    const weight = weights[i]![j]!;
    if (weight > 0 && best[i]![j] === weight + best[i + 1]![j + 1]!) found.push([i++, j++]);
    else if (best[i]![j] === best[i + 1]![j]) i += 1;
    else j += 1;
  }
  return found;
}

function common({ figures }: Paragraph, other: Paragraph): number {
  const left = counted(other.figures);
  return figures.filter(({ value }) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count > 0;
  }).length;
}
