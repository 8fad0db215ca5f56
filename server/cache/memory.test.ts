import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemory } from './memory.ts';

function open(maxBytes: number) {
  const gone: [string, boolean][] = [];
  const memory = createMemory<{ name: string; bytes: number }>({
    maxBytes,
    bytesOf: ({ bytes }) => bytes,
    onGone: ({ name }, isReplaced) => void gone.push([name, isReplaced]),
  });
  return { memory, gone };
}

describe('what is kept', () => {
  it('makes room in the order of its last use', () => {
    const { memory, gone } = open(30);
    for (const name of ['a', 'b', 'c']) memory.put(name, { name, bytes: 10 });
    memory.get('a');
    memory.put('d', { name: 'd', bytes: 10 });
    expect(gone).toEqual([['b', false]]);
    expect(memory.get('a')?.name).toBe('a');
  });

  it('gives way to its successor', () => {
    const { memory, gone } = open(30);
    memory.put('a', { name: 'first', bytes: 10 });
    memory.put('a', { name: 'second', bytes: 20 });
    expect([gone, memory.bytes(), memory.size()]).toEqual([[['first', true]], 20, 1]);
  });

  it('makes room when something in it has grown', () => {
    const { memory, gone } = open(30);
    const grown = { name: 'b', bytes: 10 };
    memory.put('a', { name: 'a', bytes: 10 });
    memory.put('b', grown);
    grown.bytes = 25;
    expect(memory.weigh('b', grown)).toBe(true);
    expect(memory.weigh('a', grown)).toBe(false);
    expect([gone, memory.bytes()]).toEqual([[['a', false]], 25]);
  });

  it('is none of what alone would be too much', () => {
    const { memory } = open(0);
    memory.put('a', { name: 'a', bytes: 1 });
    expect([memory.get('a'), memory.bytes()]).toEqual([undefined, 0]);
  });

  it('is never more than there is memory, and is counted right', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.nat(40) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { memory } = open(60);
        for (const { key, bytes } of steps) memory.put(key, { name: key, bytes });
        const held = ['a', 'b', 'c', 'd', 'e'].flatMap((key) => memory.get(key) ?? []);
        expect(memory.bytes()).toBe(held.reduce((sum, { bytes }) => sum + bytes, 0));
        expect(memory.bytes()).toBeLessThanOrEqual(60);
        expect(memory.size()).toBe(held.length);
      }),
    );
  });
});
