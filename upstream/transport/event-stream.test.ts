import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventParser } from './event-stream.ts';

const read = (...pieces: string[]) => {
  const parser = createEventParser();
  return pieces.flatMap((piece) => parser.push(piece));
};

test('an event ends with an empty line; its data lines are joined', () => {
  expect(read('event: update\ndata: a\ndata: b\n\n')).toEqual([{ event: 'update', data: 'a\nb' }]);
});

test('without a name it is a message; comments, ids and unknown fields are left out', () => {
  expect(read(': hello\nid: 4\nretry: 1\ncolour: red\ndata:x\n\n')).toEqual([{ event: 'message', data: 'x' }]);
});

test('an event without data is none, and an unfinished one waits', () => {
  const parser = createEventParser();
  expect(parser.push('event: update\n\ndata: half')).toEqual([]);
  expect(parser.pending()).toBeGreaterThan(0);
  expect(parser.push('\n\n')).toEqual([{ event: 'message', data: 'half' }]);
});

test('any line end and any cut give the same events', () => {
  const text = 'event: snapshot\ndata: {"a":1}\n\n: beat\n\nevent: update\ndata: 1\ndata: 2\n\n';
  const expected = read(text);
  fc.assert(
    fc.property(fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.nat(90), { maxLength: 6 }), (lineEnd, cuts) => {
      // A single carriage return at the very end may be half of a line end: one more comment completes it.
      const whole = `${text.replaceAll('\n', lineEnd)}:${lineEnd}`;
      const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b), whole.length];
      const pieces = places.slice(1).map((end, at) => whole.slice(places[at], end));
      expect(read(...pieces)).toEqual(expected);
    }),
  );
});
