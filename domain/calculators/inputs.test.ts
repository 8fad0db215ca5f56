import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MONEY_MOST,
  readChoice,
  readCount,
  readDay,
  readMoney,
  readMoneyOrNone,
  readPercent,
  readShares,
  readSymbol,
  readTonnes,
  SHARES_MOST,
} from './inputs.ts';

const shares = (typed: string) => readShares(typed).value;
const money = (typed: string) => readMoney(typed).value;

describe('a number of shares', () => {
  it('may carry commas, spaces and Arabic or Persian digits', () => {
    for (const typed of ['25000', '25,000', '25 000', ' 25,000 ', '٢٥٬٠٠٠', '٢٥٠٠٠', '۲۵۰۰۰', '25٬000', '٢٥،٠٠٠'])
      expect(shares(typed), typed).toBe(25_000);
    expect(shares('1,25,000')).toBe(125_000);
    expect(shares('\u200f١٢٥٠\u200f')).toBe(1_250);
    expect(shares('100.000')).toBe(100);
  });

  it('is whole, and 1 to 10,000,000,000', () => {
    expect([shares('1'), shares('10,000,000,000')]).toEqual([1, 10_000_000_000]);
    for (const typed of ['', '0', '-5', '−5', '1.5', '1,5', 'ten', '1e3', '12,50', '.', '+', '0x10', '1,000,00'])
      expect(readShares(typed), typed).toEqual({ value: null, fault: 'shares' });
    for (const typed of ['10,000,000,001', '9'.repeat(40)])
      expect(readShares(typed)).toEqual({ value: null, fault: 'shares-most' });
  });
});

describe('an amount', () => {
  it('has three decimals at most, and may name its currency', () => {
    for (const typed of ['1.54', '1.540', '١٫٥٤', 'AED 1.54', '1.54 درهم', 'Dhs 1.54', '1.5400'])
      expect(money(typed), typed).toBe(1_540);
    expect(money('38,500')).toBe(38_500_000);
    expect(money('.5')).toBe(500);
    expect(readMoney('1.5405')).toEqual({ value: null, fault: 'money-fine' });
  });

  it('is 0.001 to 1,000,000,000,000', () => {
    expect([money('0.001'), money('1,000,000,000,000')]).toEqual([1, MONEY_MOST]);
    expect(readMoney('1,000,000,000,000.001').fault).toBe('money-most');
    for (const typed of ['0', '', '0.000', '-1', '1,54', 'abc', '1.2.3', 'AED'])
      expect(readMoney(typed), typed).toEqual({ value: null, fault: 'money' });
    expect(readMoneyOrNone('0').value).toBe(0);
    expect(readMoneyOrNone('').fault).toBe('money');
  });
});

describe('a count', () => {
  it('is whole, and 0 to a million', () => {
    expect([readCount('0').value, readCount('٣').value, readCount('1,000,000').value]).toEqual([0, 3, 1_000_000]);
    for (const typed of ['', '-1', '2.5', '1,000,001', 'three']) expect(readCount(typed).fault, typed).toBe('count');
  });
});

describe('rates and tonnes', () => {
  it('keep to their bounds', () => {
    expect(readPercent('0.125').value).toBe(125);
    expect(readPercent('0.125 %').value).toBe(125);
    expect(readPercent('100.001').fault).toBe('percent');
    expect(readTonnes('12.4').value).toBe(12_400);
    expect(readTonnes('10,000,001').fault).toBe('tonnes');
    expect(readTonnes('0').fault).toBe('tonnes');
  });
});

describe('whatever is typed', () => {
  const readers = [readShares, readMoney, readMoneyOrNone, readPercent, readTonnes];

  it('gives a whole number within bounds or a fault, never both and never NaN', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[0-9٠-٩,.٫٬ -]{0,24}$/));
    fc.assert(
      fc.property(typed, (text) => {
        for (const read of readers) {
          const { value, fault } = read(text);
          expect(value === null).toBe(fault !== null);
          if (value !== null) expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        }
      }),
    );
  });

  it('means the same with its thousands apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: SHARES_MOST }), (count) => {
        expect(shares(count.toLocaleString('en-US'))).toBe(count);
        expect(shares(count.toLocaleString('ar-EG'))).toBe(count);
      }),
    );
  });
});

describe('what is chosen', () => {
  it('is a symbol that there is, in letters of either size', () => {
    expect(readSymbol(' jiwan ', ['DSX', 'JIWAN']).value).toBe('JIWAN');
    expect(readSymbol('NOBODY', ['DSX']).fault).toBe('symbol-unknown');
    expect(readSymbol('دو', ['DSX']).fault).toBe('symbol');
  });

  it('is a day until today', () => {
    expect(readDay('٢٠٢٦-١١-١٨', '2026-11-18').value).toBe('2026-11-18');
    expect(readDay('2026-11-19', '2026-11-18').fault).toBe('day-late');
    expect(readDay('2026-02-30', '2026-11-18').fault).toBe('day');
  });

  it('is a word of the list, the first where none is chosen', () => {
    expect(readChoice('', ['hijri', 'gregorian']).value).toBe('hijri');
    expect(readChoice('Gregorian', ['hijri', 'gregorian']).value).toBe('gregorian');
    expect(readChoice('lunar', ['hijri', 'gregorian']).fault).toBe('choice');
  });
});
