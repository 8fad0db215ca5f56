import type { Totals } from './totals.ts';

/** The result of a step. */
export interface Outcome extends Totals {
  ok: boolean;
  /** Output for a person when the step failed. */
  output: string;
  /** Failed tests with their reasons, repeated at the very end. */
  failures?: readonly string[];
  /** The files of failed tests. */
  failedFiles?: readonly string[];
  /** Tests that failed beside others and passed when their files were run again alone, with the first reasons. */
  unsteady?: readonly string[];
}

/**
 * The result of a step whose failed files were run again. Tests that pass then count as passed and are listed as
 * unsteady; for tests that fail again, the reasons of both runs are listed.
 */
export function afterAnother(first: Outcome, again: Outcome): Outcome {
  const failures = first.failures ?? [];
  if (!again.ok || again.failed > 0) return { ...first, failures: [...failures, ...(again.failures ?? [])] };
  return { ...first, ok: true, passed: first.passed + first.failed, failed: 0, failures: [], unsteady: failures };
}
