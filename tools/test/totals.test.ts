import { describe, expect, it } from 'vitest';
import { afterAnother } from './outcome.ts';
import { stepsFor } from './steps.ts';
import { failedFilesOf, failuresOf, sum, totalsLine, totalsOf } from './totals.ts';

const names = (...paths: string[]) => stepsFor(paths).map(({ name }) => name);

const ended = (status: string, failureMessages: string[] = []) => ({ status, fullName: 'adds up', failureMessages });

const REPORT = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 3,
  numTodoTests: 1,
  testResults: [
    { name: 'a.test.ts', status: 'failed', message: 'cannot find b.ts', assertionResults: [] },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [ended('failed', ['expected 2\nto be 3']), ended('passed')],
    },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [ended('passed')] },
  ],
};

describe('the totals of a run', () => {
  it('are one line that a program can read', () => {
    const totals = [
      { passed: 1_000, failed: 0, skipped: 2 },
      { passed: 234, failed: 1, skipped: 0 },
    ];
    expect(totalsLine(sum(totals))).toBe('1234 passed, 1 failed, 2 skipped');
  });

  it('count a file that could not be loaded as a failure', () => {
    expect(totalsOf(REPORT)).toEqual({ passed: 2, failed: 2, skipped: 4 });
  });

  it('come with the reasons of what failed', () => {
    expect(failuresOf(REPORT)).toEqual([
      '✗ a.test.ts\n    cannot find b.ts',
      '✗ b.test.ts › adds up\n    expected 2\n    to be 3',
    ]);
    expect(failedFilesOf(REPORT)).toEqual(['a.test.ts', 'b.test.ts']);
  });
});

describe('a step whose failed files were run once more', () => {
  const first = { ok: false, output: '', passed: 7, failed: 2, skipped: 1, failures: ['✗ a', '✗ b'] };
  const again = { ok: true, output: '', passed: 4, failed: 0, skipped: 0 };

  it('has passed where they passed, and names what failed at first', () => {
    const outcome = { ok: true, output: '', passed: 9, failed: 0, skipped: 1, failures: [], unsteady: ['✗ a', '✗ b'] };
    expect(afterAnother(first, again)).toEqual(outcome);
  });

  it('has failed where one of them failed again, with the reasons of both', () => {
    const failed = { ...again, ok: false, failed: 1, failures: ['✗ b, again'] };
    expect(afterAnother(first, failed)).toEqual({ ...first, failures: ['✗ a', '✗ b', '✗ b, again'] });
    expect(afterAnother(first, { ...again, ok: false })).toEqual(first);
  });
});

describe('a narrowed run', () => {
  it('of code needs texts, articles and an empty database, and no browser and no build', () => {
    expect(names('domain', 'tests/samples')).toEqual(['texts', 'articles', 'database', 'unit tests']);
  });

  it('of journeys needs the browser and the built site', () => {
    expect(names('tests/language.test.ts')).toEqual(['chromium', 'texts', 'articles', 'build', 'journeys']);
  });

  it('that checks runs no test, and is a part of the whole run', () => {
    expect(names('--check')).toEqual(names().filter((name) => names('--check').includes(name)));
    expect(names('--check')).toEqual(expect.arrayContaining(['checks', 'types', 'lint', 'format', 'unused code']));
    expect(names('--check').filter((name) => /test|journeys|build/.test(name))).toEqual([]);
  });

  it('that watches has what the tests need', () => {
    expect(names('--watch')).toEqual(['texts', 'articles', 'database', 'watch']);
    expect(names('--watch', 'tests/tabs.test.ts')).toEqual(['chromium', 'texts', 'articles', 'build', 'watch']);
  });
});
