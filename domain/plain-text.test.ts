import { expect, test } from 'vitest';
import { itemsOf, partsOf } from './plain-text.ts';

test('a text has paragraphs, and lists below the words that introduce them', () => {
  expect(partsOf('First.\n\nBring:\n- a licence\n- a mandate\n\nLast.')).toEqual([
    { words: 'First.', items: [] },
    { words: 'Bring:', items: ['a licence', 'a mandate'] },
    { words: 'Last.', items: [] },
  ]);
  expect(partsOf('- one\n- two')).toEqual([{ words: '', items: ['one', 'two'] }]);
});

test('a list is its items, and what is no list is one of each paragraph', () => {
  expect(itemsOf('Bring:\n- a licence\n- a mandate')).toEqual(['a licence', 'a mandate']);
  expect(itemsOf('A licence.\n\nA mandate.')).toEqual(['A licence.', 'A mandate.']);
});
