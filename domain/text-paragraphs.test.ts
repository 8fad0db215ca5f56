import { describe, expect, it } from 'vitest';
import { paragraphsIn, textOfPages, wordsBelow } from './text-paragraphs.ts';

const LETTER = `The Exchange
Date: 12 October 2026
The exchange marks World Investor Week with open classes in
Arabic and English
Classes cover orders and auctions, reading a balance sheet, dividends and fraud. Each lasts 40
minutes and can be seen again.
Made by a simulated exchange. 1`;

describe('the paragraphs of a printed text', () => {
  it('go on where a line is full and no sentence ends with it', () => {
    expect(paragraphsIn('A line that is as long as the page is wide\nand its end.\nAnother')).toEqual([
      'A line that is as long as the page is wide and its end.',
      'Another',
    ]);
    expect(paragraphsIn(' \n ')).toEqual([]);
  });
});

describe('the text of pages', () => {
  it.each([
    ['Profit was 12', 'Profit was 12\n2'],
    ['Profit was 12', '- 2 -\nProfit was 12'],
    ['Profit was 12\nAudited', 'Profit was 12\nAudited   Page 2 of 9'],
    ['بلغ الربح 12', 'بلغ الربح 12\nصفحة ٢ من ٩'],
    ['بلغ الربح 12', '2 / 9\nبلغ الربح 12'],
    ['Profit was 2\nLoss was 12', 'Profit was 2\nLoss was 12'],
  ])('is %s, without the number of the page', (text, page) => {
    expect(textOfPages(['First', page])).toBe(`First\n${text}`);
  });
});

describe('the words of a letter', () => {
  it('begin below its headline, over as many lines as it was set in, and leave out the number of the page', () => {
    const headline = 'The exchange marks World Investor Week with open classes in Arabic and English';
    expect(wordsBelow(headline, [LETTER])).toEqual([
      'Classes cover orders and auctions, reading a balance sheet, dividends and fraud. Each lasts 40 minutes and can be seen again.',
      'Made by a simulated exchange.',
    ]);
  });

  it('are all there where the headline is another', () => {
    expect(wordsBelow('Another headline', [LETTER]).join(' ')).toContain('Date: 12 October 2026');
  });

  it('of an Arabic letter begin below a headline in another spelling', () => {
    expect(wordsBelow('إدراج صكوك جديدة', ['التاريخ: 9 نوفمبر 2026\nادراج صكوك جديده\nأُدرجت الصكوك اليوم.'])).toEqual([
      'أُدرجت الصكوك اليوم.',
    ]);
  });
});
