import { describe, expect, it } from 'vitest';
import { millions } from './watch-column.ts';

describe('turnover in millions', () => {
  it.each([
    [1_714_667_420, '1.71'],
    [714_973_530, '0.71'],
    [1_715_000_000, '1.72'],
    [37_982_000_000, '37.98'],
    [1_234_567_890_000, '1,234.57'],
    [0, '--'],
  ])('of %i thousandths is %s, rounded once', (value, text) => {
    expect(millions(value)).toBe(text);
  });
});
