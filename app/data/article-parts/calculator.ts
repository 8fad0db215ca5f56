import { formatDate } from '#domain/date.ts';
import { readChoice, type Reading } from '#domain/calculators/inputs.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { orElse } from '#app/blocks/calculator/typed-inputs.ts';
import type { Option } from '#app/ui/field.tsx';
import type { ShownCalculator } from '#app/blocks/article/shown-article.ts';
import type { CalculatorAnswer, CalculatorField, WorkingLine } from '#app/blocks/calculator/calculator-data.ts';
import type { PartRequest } from './part.ts';

interface Shown {
  /** Of its place in the page; the names of its inputs begin with it. */
  id: string;
  fields: readonly CalculatorField[];
  hasInput: boolean;
  answer: CalculatorAnswer | null;
}

/** A calculator in an article; what other calculators of the page were asked stays in the address. */
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

/** An answer with the day on which it was made. */
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

/** What can be chosen, after an entry for no choice where there may be none. */
export function choices(values: readonly string[], labelOf: (value: string) => string, none: string | null): Option[] {
  const listed = values.map((value) => ({ value, label: labelOf(value) }));
  return none === null ? listed : [{ value: '', label: none }, ...listed];
}

/** A reader of one of several words; null where none is chosen. */
export function choiceOf<T extends string>(values: readonly [T, ...T[]]) {
  return orElse((typed: string): Reading<T> => readChoice(typed, values), null);
}

/** Amounts are typed in dirhams and fils, and compared in whole dirhams. */
export function wholeDirhams(amount: Thousandths): number {
  return Math.floor(amount / THOUSANDTHS);
}

const THOUSANDTHS = 1_000;
