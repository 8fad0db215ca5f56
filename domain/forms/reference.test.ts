import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSign, isReferenceOf, newReference, readReference } from './reference.ts';

const numbers = (given: number[]) => (below: number) => given.shift()! % below;

describe('a reference', () => {
  it('ends in a sign that is computed of the seven before it', () => {
    expect(['7KQM4F2', 'ABCDEFG', '2222222'].map(checkSign)).toEqual(['G', 'V', '2']);
  });

  it('names the exchange and the form', () => {
    expect(newReference('DSX', 'contact', numbers([0, 1, 2, 3, 4, 5, 30]))).toMatch(/^DSX-C-234567Z-[2-9A-Z]$/);
  });

  it('is read back in small letters, without hyphens and with spaces', () => {
    for (const typed of ['DSX-C-7KQM4F2-G', 'dsx-c-7kqm4f2-g', 'dsxc7kqm4f2g', ' DSX C 7KQM4F2 G '])
      expect(readReference(typed, 'DSX')).toBe('DSX-C-7KQM4F2-G');
  });

  it('is none with a wrong check sign, of another exchange or of no form', () => {
    for (const typed of [
      'DSX-C-7KQM4F2-H',
      'ABC-C-7KQM4F2-G',
      'DSX-X-7KQM4F2-G',
      'DSX-C-7KQM4F-G',
      '',
      'DSX-C-0KQM4F2-G',
    ])
      expect(readReference(typed, 'DSX')).toBeNull();
  });

  it('that was made is read back, and with any two neighbours exchanged it is not taken for another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 7, maxLength: 7 }), fc.nat(5), (signs, place) => {
        const reference = newReference('DSX', 'contact', numbers([...signs]));
        expect(readReference(reference, 'DSX')).toBe(reference);
        expect(isReferenceOf('contact', reference)).toBe(true);
        const at = 'DSX-C-'.length + place;
        const swapped = reference.slice(0, at) + reference[at + 1] + reference[at] + reference.slice(at + 2);
        if (swapped !== reference) expect(readReference(swapped, 'DSX')).toBeNull();
      }),
    );
  });
});
