import { describe, expect, it } from 'vitest';
import { notesOf } from './notes.ts';

const notes = (query: string) => notesOf(new URLSearchParams(query), ['column', 'kind', 'q']);

describe('what no page follows of an address', () => {
  it('is each further value of a name that is read once', () => {
    expect(notes('kind=a&kind=b&kind=c&kind=a')).toEqual([
      { name: 'kind', value: 'b' },
      { name: 'kind', value: 'c' },
    ]);
  });

  it('is nothing where a name may stand several times, is empty, or is none of the page', () => {
    expect(notes('column=a&column=b&kind=&kind=a&kind=+&other=1&other=2')).toEqual([]);
  });

  it('is what follows the longest words', () => {
    expect(notes(`q=${'x'.repeat(64)}`)).toEqual([]);
    expect(notes(`q=${'x'.repeat(65)}`)).toEqual([{ name: 'q', value: null }]);
  });
});
