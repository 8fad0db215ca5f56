import { describe, expect, it } from 'vitest';
import { checkSizes, measureSizes, quantile } from './file-size.ts';
import { treeOf } from './tree.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);

describe('the measure of files', () => {
  const short = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`domain/a${n}.ts`, lines(10)]));
  const comments = (count: number) => '// Why it is so.\n'.repeat(count);

  it('lets 200 lines of code in 400 lines pass and names one more of either', () => {
    const findings = (code: number, words: number) =>
      checkSizes(treeOf({ ...short, 'domain/long.ts': lines(code) + comments(words) }));
    expect(findings(200, 200)).toEqual([]);
    expect(findings(200, 201)).toMatchObject([{ file: 'domain/long.ts', line: 401 }]);
    expect(findings(201, 0)).toMatchObject([{ file: 'domain/long.ts', line: 201 }]);
  });

  it('limits the code of tests and what supports them as well', () => {
    const long = { 'domain/long.test.ts': lines(201), 'tests/support/long.ts': lines(201) };
    const files = checkSizes(treeOf({ ...short, ...long })).map(({ file }) => file);
    expect(files).toEqual(Object.keys(long));
  });

  it('lets data be as long as what it lists', () => {
    expect(checkSizes(treeOf({ 'exchange/issuers/data/names.ts': lines(2_000) }))).toEqual([]);
  });

  it('holds the median and the ninetieth percentile', () => {
    const messages = checkSizes(
      treeOf({ 'a/one.ts': lines(61), 'a/two.ts': lines(61), 'a/three.ts': comments(250) }),
    ).map(({ message }) => message);
    expect(messages).toEqual([
      'fileMedian is 61 lines, and 60 is the limit: split the longest.',
      'fileNinetieth is 250 lines, and 200 is the limit: split the longest.',
    ]);
  });

  it('counts functions with a body, from their first line to their last', () => {
    const source =
      'export function long() {\n  return [1]\n    .map((n) => n)\n    .length;\n}\nexport const short = () => 1;\n';
    expect(measureSizes(treeOf({ 'a/b.ts': source }))).toMatchObject({ functions: 1, functionMedian: 5 });
  });

  it('leaves tests out of the measure of all', () => {
    expect(measureSizes(treeOf({ 'a/b.ts': lines(3), 'a/b.test.ts': lines(300) }))).toMatchObject({
      files: 1,
      fileMedian: 3,
    });
  });

  it('takes the value that a share of all does not exceed', () => {
    expect([quantile([], 0.5), quantile([3, 1, 2], 0.5), quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)]).toEqual([
      0, 2, 9,
    ]);
  });
});
