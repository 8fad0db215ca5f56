import { isAbsent } from '#upstream/error.ts';

/** The answer; undefined when the service does not have the call, which is not a failure of the data read beside it. */
export async function ifOffered<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
}

/**
 * Runs the parts one after another. A part whose call the service does not have is skipped; throws its absence when all
 * are.
 */
export async function eachOffered(parts: readonly (() => Promise<void>)[]): Promise<void> {
  let [offered, absence]: [number, unknown] = [0, undefined];
  for (const part of parts) {
    try {
      await part();
      offered += 1;
    } catch (error) {
      if (!isAbsent(error)) throw error;
      absence = error;
    }
  }
  if (offered === 0) throw absence;
}
