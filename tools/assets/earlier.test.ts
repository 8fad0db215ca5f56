import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringBack, setAside } from './earlier.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 8);

describe('the assets of earlier builds', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'manara-assets-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const places = () => ({ build: join(dir, 'build'), aside: join(dir, 'aside') });
  const assets = () => join(dir, 'build', 'client', 'assets');
  const earlier = () => join(dir, 'build', 'earlier');

  /** Does what the bundler does: deletes everything and writes new files. */
  function build(at: number, files: readonly string[]): void {
    begin();
    mkdirSync(assets(), { recursive: true });
    for (const file of files) writeFileSync(join(assets(), file), file);
    utimesSync(assets(), at / 1000, at / 1000);
    bringBack(places(), at);
  }

  function begin(): void {
    setAside(places());
    rmSync(join(dir, 'build'), { recursive: true, force: true });
  }

  function kept(): string[] {
    return existsSync(earlier())
      ? readdirSync(earlier()).flatMap((name) => readdirSync(join(earlier(), name, 'assets')))
      : [];
  }

  it('are none after the first build', () => {
    build(NOW, ['a-1.js']);
    expect(kept()).toEqual([]);
  });

  it('are those that the present build no longer has', () => {
    build(NOW, ['a-1.js', 'same.css']);
    build(NOW + DAY_MS, ['a-2.js', 'same.css']);
    expect(kept()).toEqual(['a-1.js']);
  });

  it('are not kept twice, and come back into the present build without a trace', () => {
    build(NOW, ['a-1.js']);
    build(NOW + 1_000, ['a-2.js']);
    build(NOW + 2_000, ['a-1.js']);
    expect(kept()).toEqual(['a-2.js']);
  });

  it('stay the same when nothing changed in between', () => {
    build(NOW, ['a-1.js']);
    build(NOW + 1_000, ['a-2.js']);
    for (let n = 2; n < 10; n += 1) build(NOW + n * 1_000, ['a-2.js']);
    expect(kept()).toEqual(['a-1.js']);
  });

  it('are not lost with a build that fails', () => {
    build(NOW, ['a-1.js']);
    build(NOW + 1_000, ['a-2.js']);
    begin();
    begin();
    build(NOW + 2_000, ['a-3.js']);
    expect(kept().sort()).toEqual(['a-1.js', 'a-2.js']);
  });

  it('are those of three builds', () => {
    for (let n = 0; n < 6; n += 1) build(NOW + n * DAY_MS, [`a-${n}.js`]);
    expect(kept().sort()).toEqual(['a-2.js', 'a-3.js', 'a-4.js']);
  });

  it('are let go after two weeks', () => {
    build(NOW, ['a-1.js']);
    build(NOW + DAY_MS, ['a-2.js']);
    build(NOW + 15 * DAY_MS, ['a-3.js']);
    expect(kept()).toEqual(['a-2.js']);
  });
});
