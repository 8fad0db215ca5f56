import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactIban, ibanFault } from './iban.ts';

const VALID = 'AE239990001234567890123';

test('an IBAN may carry spaces, small letters and Arabic digits', () => {
  for (const typed of [
    VALID,
    'AE23 9990 0012 3456 7890 123',
    'ae23 9990 0012 3456 7890 123',
    'AE٢٣٩٩٩٠٠٠١٢٣٤٥٦٧٨٩٠١٢٣',
  ])
    expect([compactIban(typed), ibanFault(typed)], typed).toEqual([VALID, null]);
});

test('what is wrong is named in order: country, length, digits, check digits', () => {
  expect(ibanFault('')).toBe('country');
  expect(ibanFault('GB33BUKB20201555555555')).toBe('country');
  expect(ibanFault('AE23 9990')).toBe('length');
  expect(ibanFault(`${VALID}0`)).toBe('length');
  expect(ibanFault('AE23999000123456789012X')).toBe('digits');
  expect(ibanFault('AE239990001234567890124')).toBe('check');
});

test('any one digit that is mistyped is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 22 }), fc.integer({ min: 0, max: 9 }), (place, digit) => {
      fc.pre(VALID[place] !== String(digit));
      expect(ibanFault(VALID.slice(0, place) + digit + VALID.slice(place + 1))).toBe('check');
    }),
  );
});
