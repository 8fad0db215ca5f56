import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFigures, compareTexts } from './compared-texts.ts';
import { figuresIn } from './text-figures.ts';

const valuesIn = (text: string) => figuresIn(text).map(({ value }) => value);

describe('the figures of a text', () => {
  test.for([
    ['Net profit was AED 1,940.50 million, up 6.2%', ['1940.5', '6.2']],
    ['صافي الربح ١٬٩٤٠٫٥٠ مليون درهم بنمو ٦٫٢٪', ['1940.5', '6.2']],
    ['on 07 February 2026 at 15:00', ['7', '2026', '15', '0']],
    ['10/04/2026 and 2026-04-10', ['10', '2026', '2026', '10']],
    ['the 3rd QTR, Q3 and FY2026 of AED432.0', ['432']],
    ['ب.ص 00123', ['123']],
    ['version 1.2.3', ['1', '2', '3']],
    ['Page 3 of 12', []],
    ['صفحة ٣ من ١٢', []],
    ['see page 7, note 4', ['4']],
    ['انظر الصفحة رقم 7، الإيضاح 4', ['4']],
    ['Sunbuq Ports · 2026 · page 2/9', ['2026']],
    ['a report of 12 pages and 3.5 million', ['12', '3.5']],
    ['no figure', []],
  ] as const)('%s', ([text, values]) => {
    expect(valuesIn(text)).toEqual(values);
  });

  test('stand where the text has them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat().map(String), fc.constantFrom('درهم', 'of', '٣٬٥٠٠', '0.250', '، '))),
        (parts) => {
          const text = parts.join(' ');
          for (const { from, to } of figuresIn(text)) expect(text.slice(from, to)).toMatch(/^[\d٠-٩.,٬٫]+$/);
        },
      ),
    );
  });
});

const ENGLISH = `Sunbuq Ports PJSC
Recommendation of a cash dividend
The Board of Directors met on 10 February 2026 at 15:00 and approved the audited statements.
The total distribution is AED 432.0 million, or 43.7% of the net profit of AED 988.8 million.
Record date 10 April 2026
Company Secretary`;
const ARABIC = `سنبوق للموانئ ش.م.ع
التوصية بتوزيع أرباح نقدية
اجتمع مجلس الإدارة يوم 10 فبراير 2026 عند الساعة 15:00 واعتمد البيانات المالية المدققة.
يبلغ إجمالي التوزيعات 423.0 مليون درهم، أي ٤٣٫٧٪ من صافي الربح البالغ 988.8 مليون درهم.
تاريخ إغلاق السجل 9 أبريل 2026
أمين سر الشركة`;

describe('two texts that should say the same', () => {
  test('are counted figure by figure, and what one has alone is marked in its paragraph', () => {
    const compared = compareTexts(ENGLISH, ARABIC)!;
    expect(compared).toMatchObject({ agree: 7, only: [2, 2] });
    const differing = compared.rows.filter(({ only }) => only.flat().length > 0);
    expect(differing.map(({ only }) => only)).toEqual([
      [['432.0'], ['423.0']],
      [['10'], ['9']],
    ]);
    const [money] = differing;
    expect(money!.sides.map(([first]) => first!.text.slice(...first!.marks[0]!))).toEqual(['432.0', '423.0']);
  });

  test('stand beside each other paragraph by paragraph, and nothing of them is lost', () => {
    const { rows } = compareTexts(ENGLISH, ARABIC)!;
    const textOf = (side: 0 | 1) => rows.flatMap(({ sides }) => sides[side].map(({ text }) => text)).join('\n');
    expect([textOf(0), textOf(1)]).toEqual([ENGLISH, ARABIC]);
    expect(rows.map(({ sides }) => sides.map((side) => side.at(-1)?.text.split(' ')[0]))).toEqual([
      ['The', 'اجتمع'],
      ['The', 'يبلغ'],
      ['Record', 'تاريخ'],
      ['Company', 'أمين'],
    ]);
  });

  test('a paragraph that breaks over two lines is one', () => {
    const broken = 'Profit for the whole of the period that ended on 30\nJune 2026 was small.\nEnd';
    expect(compareTexts(broken, '30 يونيو 2026')!.rows[0]!.sides[0].map(({ text }) => text)).toEqual([
      'Profit for the whole of the period that ended on 30 June 2026 was small.',
    ]);
  });

  test('agree with themselves, whatever they say', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat().map(String), fc.constantFrom('درهم', 'of', '\n', 'Q3'))), (parts) => {
        const text = parts.join(' ');
        const compared = compareTexts(text, text)!;
        expect(compared).toMatchObject({ agree: figuresIn(text.replaceAll('\n', ' ')).length, only: [0, 0] });
        expect(compared.rows.reduce((sum, { equal }) => sum + equal, 0)).toBe(compared.agree);
      }),
    );
  });

  test('that are too long are not set beside each other', () => {
    expect(compareTexts('1.\n'.repeat(401), '1')).toBeNull();
    expect(compareTexts('', '')).toEqual({ agree: 0, only: [0, 0], rows: [] });
  });
});

describe('a piece of text beside the same in the other language', () => {
  test('says how many figures both have, in any order, and which are of one alone', () => {
    expect(compareFigures(['At least 75%', 'up to 25%, 7 years'], ['75%', '7 سنوات، حتى 30%'])).toEqual({
      equal: 2,
      only: [['25'], ['30']],
    });
    expect(compareFigures(['AED 1.00'], [])).toEqual({ equal: 0, only: [['1.00'], []] });
    expect(compareFigures(['no figure'], ['لا رقم'])).toEqual({ equal: 0, only: [[], []] });
  });
});
