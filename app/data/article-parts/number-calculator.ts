import type { Reading } from '#domain/calculators/inputs.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import type { ShownCalculator } from '#app/blocks/article/shown-article.ts';
import { answered, shownCalculator, type Answered } from './calculator.ts';
import type { PartLoader, PartRequest } from './part.ts';

type Readers<Name extends string> = Record<Name, (typed: string) => Reading<number>>;

type Request = Pick<PartRequest, 'site' | 't' | 'query'>;
type AnswerOf<Name extends string> = (values: Record<Name, number>, request: Request) => Answered;

/** A calculator of numbers alone, as a part of an article. */
export function numberCalculator<Name extends string>(
  id: string,
  readers: Readers<Name>,
  answer: AnswerOf<Name>,
): PartLoader {
  const calculator = numbersOf(id, readers, answer);
  return (request) => [calculator(request)];
}

/**
 * A calculator of numbers alone: its inputs by name, without the prefix that they carry in the address, and its answer.
 * `usual`: the default values of the inputs.
 */
export function numbersOf<Name extends string>(
  id: string,
  readers: Readers<Name>,
  answer: AnswerOf<Name>,
  usual: Partial<Record<Name, string>> = {},
): (request: Request) => ShownCalculator {
  const names = Object.keys(readers) as Name[];
  const prefixed = Object.fromEntries(names.map((name) => [`${id}.${name}`, readers[name]]));
  return (request) => {
    const { query, t } = request;
    const inputs = readInputs(query, prefixed);
    const field = fieldsOf(inputs, t);
    const before = (name: Name) => (inputs.hasInput ? undefined : usual[name]);
    const fields = names.map((name) => {
      const shown = field(`${id}.${name}`, { label: t(`parts.${id}.${name}`), isNumber: true });
      return { ...shown, typed: before(name) ?? shown.typed };
    });
    const values = inputs.values as Record<string, number> | null;
    const given =
      values && (Object.fromEntries(names.map((name) => [name, values[`${id}.${name}`]!])) as Record<Name, number>);
    return shownCalculator(request, {
      id,
      fields,
      hasInput: inputs.hasInput,
      answer: given && answered(request, answer(given, request)),
    });
  };
}
