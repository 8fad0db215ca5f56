import type { InputFault } from '#domain/calculators/inputs.ts';
import type { Text } from '#messages/text.tsx';
import type { CalculatorField } from './calculator-data.ts';

interface Inputs {
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Partial<Record<string, InputFault>>>;
}

/** Returns a function that builds the fields of a form from what was typed, with the error messages. */
export function fieldsOf({ typed, faults }: Inputs, t: Text) {
  return (name: string, field: Omit<CalculatorField, 'name' | 'typed' | 'fault'>): CalculatorField => {
    const fault = faults[name];
    return { ...field, name, typed: typed[name] ?? '', fault: fault && t(`calculator.fault.${fault}`) };
  };
}

/** `meta` of a page that shows what somebody typed: search engines must not list it. */
export function calculatorRobots(hasInput: boolean | undefined) {
  return hasInput ? [{ name: 'robots', content: 'noindex' }] : [];
}
