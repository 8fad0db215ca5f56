import { expect, test } from 'vitest';
import { z } from 'zod';
import { securityKind } from '../../security-kind.ts';
import { termsFields, termsIn } from './terms.ts';

test('a right says its share and the days between which it trades', () => {
  const row = { Underlying: 'SHAFRA', FirstTradingDay: '2026-11-10', ExpiryDate: '2026-11-23' };
  const read = z.object(termsFields).parse(row);
  expect(securityKind('Rights')).toBe('right');
  expect(termsIn('right', read, undefined)).toEqual({
    kind: 'right',
    share: 'SHAFRA',
    tradesFrom: '2026-11-10',
    tradesTo: '2026-11-23',
  });
  expect(termsIn('right', z.object(termsFields).parse({}), undefined)).toBeNull();
});
