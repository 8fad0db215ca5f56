import { describe, expect, it } from 'vitest';
import { narrowedSteps } from './steps.ts';
import { sum, totalsLine, totalsOf } from './totals.ts';

const names = (...paths: string[]) => narrowedSteps(paths).map(({ name }) => name);

describe('the totals of a run', () => {
  it('are one line that a program can read', () => {
    const totals = [
      { passed: 1_000, failed: 0, skipped: 2 },
      { passed: 234, failed: 1, skipped: 0 },
    ];
    expect(totalsLine(sum(totals))).toBe('1234 passed, 1 failed, 2 skipped');
  });

  it('count a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}] },
    ];
    expect(
      totalsOf({ numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1, testResults }),
    ).toEqual({
      passed: 2,
      failed: 2,
      skipped: 4,
    });
  });
});

describe('a narrowed run', () => {
  it('of code needs the texts, and no browser and no build', () => {
    expect(names('domain', 'tests/samples')).toEqual(['texts', 'unit tests']);
  });

  it('of journeys needs the browser and the built site', () => {
    expect(names('tests/language.test.ts')).toEqual(['chromium', 'texts', 'build', 'journeys']);
  });
});
