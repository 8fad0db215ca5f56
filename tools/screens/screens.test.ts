import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCREEN_BYTES_MAX, SCREENS, SCREENS_FOLDER } from './screens.ts';

const TOTAL_BYTES_MAX = 3_000_000;

describe('the pictures of the pages', () => {
  it('are all there, and nothing else: take them again with tools/screens.mjs', () => {
    expect(readdirSync(SCREENS_FOLDER).sort()).toEqual([...SCREENS.keys()].sort());
  });

  it('are small, each and together', () => {
    const sizes = [...SCREENS.keys()].map((file) => statSync(new URL(file, SCREENS_FOLDER)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(SCREEN_BYTES_MAX);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(TOTAL_BYTES_MAX);
  });

  it('stand in the README under their names', () => {
    const readme = readFileSync(new URL('../../README.md', SCREENS_FOLDER), 'utf8');
    const shown = [...readme.matchAll(/docs\/screens\/([\w.-]+)/g)].map(([, file]) => file!);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((file) => !SCREENS.has(file))).toEqual([]);
  });
});
