import { readMoney, readMoneyOrNone, readPercent, type Reading } from '#domain/calculators/inputs.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Param, ParamType } from './param.ts';
import { refuseOutside, Refused } from './refused.ts';
import type { Wanted } from './resource.ts';

/** The least and the greatest value of an input. */
type Bounds = readonly [least: string, most: string];

const MONEY: Bounds = ['0.001', '999999999999.999'];
const WHOLE_MOST = '99999999999';

/** Inputs of a calculator, with the names and meanings of the form's fields on its page. */
export function inputs(area: string, type: ParamType, names: readonly string[]): Param[] {
  return names.map((name) => ({ name, type, text: `parts.${area}.${name}` }));
}

/** The same inputs, all required. */
export function required(params: readonly Param[]): Param[] {
  return params.map((param) => ({ ...param, isRequired: true }));
}

/** Refuses a number so large that the result would not be exact. */
export function refuseInexact(name: string, asked: Wanted): never {
  throw new Refused({ name: 'not-exact', values: { name, value: asked[name] ?? '' } });
}

/** Refuses a request without an input that it needs. */
export function refuseMissing(name: string): never {
  throw new Refused({ name: 'missing-parameter', values: { name } });
}

/**
 * Readers of the request's inputs as numbers; null when an input is left out. Amounts and percentages are in
 * thousandths.
 */
export function numbersOf(asked: Wanted) {
  const read = (name: string, [least, most]: Bounds, reader: (typed: string) => Reading<number>): number | null => {
    const typed = asked[name];
    if (typed === undefined) return null;
    return reader(typed).value ?? refuseOutside(name, least, most);
  };
  return {
    /** Above 0. */
    money: (name: string): Thousandths | null => read(name, MONEY, readMoney),
    /** Rounded down: conditions and charges are in whole dirhams. */
    dirhams(name: string): number | null {
      const amount = read(name, ['0', MONEY[1]], readMoneyOrNone);
      return amount === null ? null : Math.floor(amount / 1_000);
    },
    percent: (name: string): Thousandths | null => read(name, ['0', '100'], readPercent),
    /** A count that can be 0. */
    whole: (name: string): number | null => (asked[name] === undefined ? null : Number(asked[name])),
    /** A count of at least one. */
    atLeastOne(name: string): number | null {
      if (asked[name] !== undefined && Number(asked[name]) < 1) refuseOutside(name, '1', WHOLE_MOST);
      return asked[name] === undefined ? null : Number(asked[name]);
    },
  };
}
