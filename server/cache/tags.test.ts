import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTags, type Tag } from './tags.ts';

function ear() {
  const heard: Tag[] = [];
  return { heard, moved: (tag: Tag) => void heard.push(tag) };
}

describe('what was read and then moved', () => {
  it('is heard by those that read it, and by those that read its whole part', () => {
    const tags = createTags();
    const [one, other, whole, elsewhere] = [ear(), ear(), ear(), ear()];
    tags.watch('profiles DSX', one);
    tags.watch('profiles JIWAN', other);
    tags.watch('profiles *', whole);
    tags.watch('circulars *', elsewhere);
    tags.move(['profiles DSX']);
    expect([one.heard, other.heard, whole.heard, elsewhere.heard]).toEqual([['profiles DSX'], [], ['profiles *'], []]);
  });

  it('is heard by every reader of a part that moved as a whole', () => {
    const tags = createTags();
    const [one, whole] = [ear(), ear()];
    tags.watch('profiles DSX', one);
    tags.watch('profiles *', whole);
    tags.move(['profiles *']);
    expect([one.heard, whole.heard]).toEqual([['profiles DSX'], ['profiles *']]);
  });

  it('is heard once, and no more by those that left', () => {
    const tags = createTags();
    const [stays, leaves] = [ear(), ear()];
    tags.watch('quotes DSX', stays);
    tags.watch('quotes DSX', leaves);
    tags.unwatch('quotes DSX', leaves);
    tags.move(['quotes DSX']);
    tags.move(['quotes DSX']);
    expect([stays.heard, leaves.heard]).toEqual([['quotes DSX'], []]);
  });

  it('is heard by all when nobody knows what moved', () => {
    const tags = createTags();
    const one = ear();
    tags.watch('press in-ar', one);
    const before = tags.position();
    tags.moveAll();
    expect(one.heard).toEqual(['press in-ar']);
    expect(tags.movedSince('never told of', before)).toBe(true);
  });

  it('is never taken as unmoved, however little is remembered', () => {
    const parts = fc.constantFrom('a', 'b');
    const keys = fc.constantFrom('1', '2', '3', '*');
    const tag = fc.tuple(parts, keys).map(([part, key]): Tag => `${part} ${key}`);
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 30 }), tag, fc.nat(30), (moves, requested, from) => {
        const tags = createTags(2);
        const moved = moves.map((each) => {
          tags.move([each]);
          return touches(each, requested);
        });
        if (moved.slice(from).includes(true)) expect(tags.movedSince(requested, from)).toBe(true);
      }),
    );
  });

  it('is taken as moved only where it was, as long as all is remembered', () => {
    const tags = createTags();
    tags.move(['a 1']);
    const then = tags.position();
    tags.move(['a 2']);
    expect([tags.movedSince('a 1', then), tags.movedSince('a 2', then), tags.movedSince('a *', then)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

function touches(moved: Tag, requested: Tag): boolean {
  const [[part, key], [requestedPart, requestedKey]] = [moved.split(' '), requested.split(' ')];
  return part === requestedPart && (key === requestedKey || key === '*' || requestedKey === '*');
}
