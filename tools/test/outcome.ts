import type { Totals } from './totals.ts';

/** What became of a step. */
export interface Outcome extends Totals {
  ok: boolean;
  /** What a person needs to see when the step failed. */
  output: string;
  /** Failed tests with their reasons, told again at the very end. */
  failures?: readonly string[];
  /** The files of failed tests. */
  failedFiles?: readonly string[];
  /** Those that failed beside others and passed when their files were run once more by themselves, with the first reasons. */
  unsteady?: readonly string[];
}

/**
 * What a step comes to whose failed files were run once more. Passed then, they count as passed, and are named as unsteady;
 * failed again, the reasons of both runs are told.
 */
export function afterAnother(first: Outcome, again: Outcome): Outcome {
  const failures = first.failures ?? [];
  if (!again.ok || again.failed > 0) return { ...first, failures: [...failures, ...(again.failures ?? [])] };
  return { ...first, ok: true, passed: first.passed + first.failed, failed: 0, failures: [], unsteady: failures };
}
