import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkup } from './markup.ts';
import { firstLink, linkThat, plainText } from './rich-text.ts';

/** Pieces that make a parser return to its start when an expected end is missing. */
const PIECES = [
  '<li ', '<a ', '<a>', '</a', '<a href=', '<a href="', "<a href='x' ", '<!--', '<!', '<!-- -', '<![CDATA[', '<script', '<script>',
  '<style></style ', '<textarea>', '<b>', '</b>', '<b></c>', '<p><form>', '<svg><title>', '<table><tr><td>', '<', '</', '>', '"', "'",
  '=', '&', '&#', '&#x', '&am', '&amp', '&ampx;', ' ', '\n', '\u00a0', '<br>', '\n- ', ' <li>', '/', '-', '--', '>-', 'a', 'ا', '\0',
] as const; // prettier-ignore

const IS_LONG = Boolean(process.env.TEST_LONG);
const RUNS = IS_LONG ? 2_000 : 100;
/** No field is read beyond a hundred thousand characters; slowness with longer texts is a fault nevertheless. */
const CHARACTERS = IS_LONG ? 2_000_000 : 1_000_000;

/** The work of the markup reader for a text: number of callbacks, and characters in all. */
function workFor(html: string): { steps: number; characters: number } {
  const work = { steps: 0, characters: 0 };
  const count = (...parts: string[]) => {
    work.steps += 1;
    work.characters += parts.join('').length;
  };
  readMarkup(html, { text: count, open: count, close: count, attribute: count });
  return work;
}

describe('text as the services write it', () => {
  test('the work of reading it grows as the text does, whatever stands in it', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 20, max: 200 }), (parts, times) => {
        const once = parts.join('').repeat(times);
        const four = workFor(once.repeat(4));
        expect(four.characters).toBeLessThanOrEqual(once.length * 4);
        expect(four.steps).toBeLessThanOrEqual(once.length * 4);
        expect(four.steps).toBeLessThanOrEqual(workFor(once).steps * 5 + 8);
      }),
      { numRuns: RUNS },
    );
  });

  // None of these would end within a test's time limit if the work grew quadratically.
  test.each(PIECES)('millions of characters of %j are read to their end', (piece) => {
    const html = piece.repeat(CHARACTERS / piece.length);
    expect(plainText(html).length).toBeLessThanOrEqual(html.length * 2);
    expect(firstLink(html)?.length ?? 0).toBeLessThanOrEqual(html.length);
    expect(linkThat(html, /register/)).toBeNull();
  });

  test('what was never closed holds no tag of the page', () => {
    expect(plainText('one <li <li <li')).toBe('one');
    expect(plainText('one<!-- two')).toBe('one');
    expect(plainText('<b>one</b')).toBe('one');
  });

  test('a link is told by its words or its address, and by nothing around it', () => {
    const html = '<a href="/a">Agenda</a> register <a class="b" href=" /b?x=1&amp;y=2 ">Sign <b>up</b></a>';
    expect(linkThat(html, /sign up/i)).toBe('/b?x=1&y=2');
    expect(linkThat(html, /y=2/)).toBe('/b?x=1&y=2');
    expect(linkThat(html, /register/)).toBeNull();
  });
});
