import { isAbsent } from '#upstream/error.ts';

/** The answer; undefined where the service does not have the call, which is not a failure of what is read beside it. */
export async function ifOffered<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
}

/** Does the parts one after another. A part whose call the service does not have is left out; throws its absence where all are. */
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
