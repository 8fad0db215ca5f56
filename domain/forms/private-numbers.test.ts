import { describe, expect, it } from 'vitest';
import { holdsPrivateNumber } from './private-numbers.ts';

describe('a message', () => {
  it('holds an identity number, with or without hyphens', () => {
    for (const number of ['784198512345671', '784-1985-1234567-1', '784 1985 1234567 1'])
      expect(holdsPrivateNumber(`My number is ${number}.`), number).toBe(true);
  });

  it('holds an IBAN, written together, in fours or in small letters, whatever follows it', () => {
    for (const iban of ['AE239990001234567890123', 'AE23 9990 0012 3456 7890 123', 'ae239990001234567890123'])
      expect(holdsPrivateNumber(`Pay to ${iban} please`), iban).toBe(true);
  });

  it('holds neither where the digits are others', () => {
    const texts = [
      'AE239990001234567890124',
      'Order 7841985123456712345',
      'Circular 12/2026 of 784 shares at 1.20',
      'AE00 and some words',
      'DSX-C-7KQM4F2-G',
    ];
    expect(texts.filter(holdsPrivateNumber)).toEqual([]);
  });
});
