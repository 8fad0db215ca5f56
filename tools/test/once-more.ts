import type { Outcome } from './steps.ts';

/**
 * What a step comes to whose failed files were run once more. Passed then, they count as passed, and are named as unsteady;
 * failed again, the reasons of both runs are told.
 */
export function afterAnother(first: Outcome, again: Outcome): Outcome {
  const failures = first.failures ?? [];
  if (!again.ok || again.failed > 0) return { ...first, failures: [...failures, ...(again.failures ?? [])] };
  return { ...first, ok: true, passed: first.passed + first.failed, failed: 0, failures: [], unsteady: failures };
}
