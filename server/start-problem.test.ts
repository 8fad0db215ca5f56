import { expect, it } from 'vitest';
import { startProblem } from './start-problem.ts';

it.each([
  [new Error('Port 3000 is taken by another program.'), 'Port 3000 is taken by another program.'],
  [
    new Error('invalid page in block 0\n  of relation'),
    'The site could not start: invalid page in block 0 of relation.',
  ],
  [new Error(''), 'The site could not start: no reason was given.'],
  ['what', 'The site could not start: what.'],
])('a start that fails says why in one line', (error, line) => {
  expect(startProblem(error)).toBe(line);
});
