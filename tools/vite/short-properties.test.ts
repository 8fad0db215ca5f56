import { expect, test } from 'vitest';
import { shortNames, withShortNames } from './short-properties.ts';

const SHEET = ':root{--ink:#111;--line-height:2;--line:#eee}p{color:var(--ink);border-color:var(--line,var(--ink))}';

test('custom properties get short names, the most used the shortest, and each the same everywhere', () => {
  const names = shortNames([SHEET], []);
  expect(withShortNames(SHEET, names)).toBe(
    ':root{--_0:#111;--_2:2;--_1:#eee}p{color:var(--_0);border-color:var(--_1,var(--_0))}',
  );
});

test('what a script names keeps its name, and what is not ours too', () => {
  const names = shortNames([SHEET], ["stroke: 'var(--line)'"]);
  expect(withShortNames(SHEET, names)).toContain('var(--line,var(--_0))');
  expect(withShortNames('a{margin:var(--tw-space)}', names)).toBe('a{margin:var(--tw-space)}');
});
