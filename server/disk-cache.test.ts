import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskCache, nameFor, sweepDrafts } from './disk-cache.ts';

let dir: string;
let failures: unknown[];

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'manara-kept-')), 'files');
  failures = [];
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true, force: true }));

const open = (atOnce = 1) => diskCache({ dir, atOnce, onFailure: (error) => failures.push(error) });
const bytes = (text: string) => Buffer.from(text);

describe('a kept file', () => {
  it('is made once, however many ask for it at the same time, and never again', async () => {
    let made = 0;
    const make = async () => bytes(`picture ${(made += 1)}`);
    const kept = open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => kept('a.png', make)));
    expect(new Set(answers.map(String))).toEqual(new Set(['picture 1']));
    expect(String(await open()('a.png', make))).toBe('picture 1');
    expect(readdirSync(dir)).toEqual(['a.png']);
  });

  it('that could not be made is tried again by the next who asks', async () => {
    const kept = open();
    await expect(kept('a.png', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    expect(String(await kept('a.png', async () => bytes('picture')))).toBe('picture');
  });

  it('that could not be kept is answered all the same', async () => {
    writeFileSync(dir, 'a file where the folder should be');
    expect(String(await open()('a.png', async () => bytes('picture')))).toBe('picture');
    expect(failures).toHaveLength(1);
  });

  it('waits while as many others are made as may be at once', async () => {
    const kept = open(2);
    let [now, most] = [0, 0];
    const make = async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return bytes('picture');
    };
    await Promise.all(Array.from({ length: 9 }, (_, index) => kept(`${index}.png`, make)));
    expect(most).toBe(2);
    expect(existsSync(join(dir, '8.png'))).toBe(true);
  });

  it('goes, the oldest first, when there is no room for all', async () => {
    const full = diskCache({ dir, atOnce: 1, maxBytes: 100, onFailure: (error) => failures.push(error) });
    for (const name of ['1', '2', '3', '4', '5']) {
      await full(name, async () => Buffer.alloc(30));
      utimesSync(join(dir, name), 0, Number(name));
    }
    expect(readdirSync(dir).toSorted()).toEqual(['3', '4', '5']);
    expect(failures).toEqual([]);
  });
});

describe('what an earlier process was writing when it ended', () => {
  it('is removed, and nothing else is', async () => {
    mkdirSync(dir);
    for (const name of ['a.pdf', 'a.pdf.1.draft', 'b.draft']) writeFileSync(join(dir, name), 'x');
    await sweepDrafts(dir);
    expect(readdirSync(dir)).toEqual(['a.pdf']);
  });

  it('is looked for in folders that are not there yet, too', async () => {
    await expect(sweepDrafts(join(dir, 'none'))).resolves.toBeUndefined();
  });
});

describe('the name of a kept file', () => {
  it('differs as soon as one part does, and where one part ends and the next begins', () => {
    const names = [nameFor(['ab', 'c'], 'png'), nameFor(['a', 'bc'], 'png'), nameFor(['ab', 'c', ''], 'png')];
    expect(new Set(names).size).toBe(3);
    expect(names.every((name) => /^[0-9a-f]{32}\.png$/.test(name))).toBe(true);
  });
});
