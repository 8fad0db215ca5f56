import { describe, expect, it } from 'vitest';
import { readMoney, readShares } from '#domain/calculators/inputs.ts';
import { calculatorRobots } from './calculator-field.ts';
import { orElse, readInputs } from './typed-inputs.ts';

const read = (query: string) =>
  readInputs(new URLSearchParams(query), { shares: readShares, price: orElse(readMoney, null) });

describe('the inputs of a calculator', () => {
  it('are no fault before anything is asked', () => {
    expect(read('')).toEqual({ typed: { shares: '', price: '' }, faults: {}, hasInput: false, values: null });
    expect(read('shares=++&price=').hasInput).toBe(false);
  });

  it('give their values together', () => {
    expect(read('shares=1,250').values).toEqual({ shares: 1_250, price: null });
    expect(read('shares=١٢٥٠&price=1.54').values).toEqual({ shares: 1_250, price: 1_540 });
  });

  it('give no value where one is wrong, and keep what was typed', () => {
    expect(read('shares=few&price=2')).toEqual({
      typed: { shares: 'few', price: '2' },
      faults: { shares: 'shares' },
      hasInput: true,
      values: null,
    });
    expect(read('price=2').faults).toEqual({ shares: 'shares' });
  });
});

describe('a page with an answer', () => {
  it('is listed by no search engine, and one without is', () => {
    expect(calculatorRobots(true)).toEqual([{ name: 'robots', content: 'noindex' }]);
    expect([calculatorRobots(false), calculatorRobots(undefined)]).toEqual([[], []]);
  });
});
