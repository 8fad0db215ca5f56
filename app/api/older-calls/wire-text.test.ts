import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, htmlText, monthFirst, priceText, wholeMoney, withCommas } from './wire-text.ts';

describe('figures and texts of the older services', () => {
  it('are written as theirs', () => {
    expect(withCommas(8_838_789_849)).toBe('8,838,789,849');
    expect([withCommas(0), withCommas(999), withCommas(1_000)]).toEqual(['0', '999', '1,000']);
    expect([wholeMoney(96_342_809_354_000), wholeMoney(null)]).toEqual(['96,342,809,354', '']);
    expect([monthFirst('1997-06-23'), monthFirst(null)]).toEqual(['Jun 23, 1997', '']);
    expect([priceText(11_940), priceText(null)]).toEqual(['11.940', '-']);
    expect([decimal(125), decimal(-831)]).toEqual([0.125, -0.831]);
  });

  it('keep their paragraphs as HTML, and nothing in them is taken for markup', () => {
    expect(htmlText('One & <b>\n- two\n\nThree')).toBe('<p>One &amp; &lt;b&gt;<br>- two</p><p>Three</p>');
    expect(htmlText(null)).toBeNull();
    const odd = fc.string({ unit: fc.constantFrom('a', '<', '>', '&', '"', '\n') });
    fc.assert(
      fc.property(odd, (text) => {
        const rest = htmlText(text)!.replace(/<\/?p>|<br>|&(amp|lt|gt|quot);/g, '');
        expect(rest).toMatch(/^a*$/);
      }),
    );
  });
});
