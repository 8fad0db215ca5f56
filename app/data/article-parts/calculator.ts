import { formatDate } from '#domain/date.ts';
import { readChoice, type Reading } from '#domain/calculators/inputs.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { orElse } from '#app/blocks/calculator/typed-inputs.ts';
import type { Option } from '#app/ui/field.tsx';
import type { ShownCalculator } from '#app/blocks/article/shown-article.ts';
import type { CalculatorAnswer, CalculatorField, WorkingLine } from '#app/blocks/calculator/calculator-data.ts';
import type { PartRequest } from './part.ts';

interface Shown {
  /** The calculator's place in the page; the names of its inputs begin with this id. */
  id: string;
  fields: readonly CalculatorField[];
  hasInput: boolean;
  answer: CalculatorAnswer | null;
}

/** Returns a calculator in an article. The inputs of the page's other calculators stay in the address. */
export function shownCalculator(
  { query, t }: Pick<PartRequest, 'query' | 't'>,
  { id, fields, hasInput, answer }: Shown,
): ShownCalculator {
  const own = new Set(fields.map(({ name }) => name));
  const kept = Object.fromEntries([...query].filter(([name, value]) => !own.has(name) && value !== ''));
  return { type: 'calculator', of: { id, label: t(`parts.${id}.label`), fields, kept, hasInput, answer } };
}

export interface Answered {
  title: string;
  figure?: string | null;
  unit?: string;
  sentences?: readonly string[];
  working?: readonly WorkingLine[];
}

/** Returns an answer with the day on which it was calculated. */
export function answered(
  { site, t }: Pick<PartRequest, 'site' | 't'>,
  { title, figure = null, unit, sentences = [], working = [] }: Answered,
) {
  return {
    title,
    figure,
    unit,
    sentences,
    working,
    sources: [],
    statement: t('parts.statement', { date: formatDate(site.today(), site.locale) }),
  } satisfies CalculatorAnswer;
}

/** Options to choose from. An entry for no choice comes first when the field is optional. */
export function choices(values: readonly string[], labelOf: (value: string) => string, none: string | null): Option[] {
  const listed = values.map((value) => ({ value, label: labelOf(value) }));
  return none === null ? listed : [{ value: '', label: none }, ...listed];
}

/** Returns a reader of one of several values; null when none is chosen. */
export function choiceOf<T extends string>(values: readonly [T, ...T[]]) {
  return orElse((typed: string): Reading<T> => readChoice(typed, values), null);
}

/** Amounts are typed in dirhams and fils, and compared in whole dirhams. */
export function wholeDirhams(amount: Thousandths): number {
  return Math.floor(amount / THOUSANDTHS);
}

const THOUSANDTHS = 1_000;
