import type { Reading } from '#domain/calculators/inputs.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { answered, shownCalculator, type Answered } from './calculator.ts';
import type { PartLoader, PartRequest } from './part.ts';

type Readers<Name extends string> = Record<Name, (typed: string) => Reading<number>>;

/** A calculator of numbers alone: its inputs by name, without the prefix that they carry in the address, and what it answers. */
export function numberCalculator<Name extends string>(
  id: string,
  readers: Readers<Name>,
  answer: (values: Record<Name, number>, request: PartRequest) => Answered,
): PartLoader {
  const names = Object.keys(readers) as Name[];
  const prefixed = Object.fromEntries(names.map((name) => [`${id}.${name}`, readers[name]]));
  return (request) => {
    const { query, t } = request;
    const inputs = readInputs(query, prefixed);
    const field = fieldsOf(inputs, t);
    const fields = names.map((name) => field(`${id}.${name}`, { label: t(`parts.${id}.${name}`), isNumber: true }));
    const values = inputs.values as Record<string, number> | null;
    const given =
      values && (Object.fromEntries(names.map((name) => [name, values[`${id}.${name}`]!])) as Record<Name, number>);
    return [
      shownCalculator(request, {
        id,
        fields,
        hasInput: inputs.hasInput,
        answer: given && answered(request, answer(given, request)),
      }),
    ];
  };
}
