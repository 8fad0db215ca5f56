export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The fields of the test runner's JSON report that are used here. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  status: string;
  fullName: string;
  failureMessages: string[];
}

/** A message with its whole trace is long, and the log above contains it. */
const LINES_OF_A_REASON = 12;

/** A file that could not be loaded has no tests; it counts as one failure. */
export function totalsOf(report: Report): Totals {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Each failed test with its reason, for logs of which only the end is stored. */
export function failuresOf(report: Report): string[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [reason(name, message)];
    const failed = assertionResults.filter((each) => each.status === 'failed');
    return failed.map((each) => reason(`${name} › ${each.fullName}`, each.failureMessages.join('\n')));
  });
}

/** The files in which a test failed, or that could not be loaded. */
export function failedFilesOf(report: Report): string[] {
  return report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

function reason(name: string, message: string): string {
  const lines = message.split('\n').slice(0, LINES_OF_A_REASON);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

export function sum(all: readonly Totals[]): Totals {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const each of all) {
    total.passed += each.passed;
    total.failed += each.failed;
    total.skipped += each.skipped;
  }
  return total;
}

/** The last line of a test run, in the form that monitoring programs parse. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
