const turnsOf = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work of one name one after the other, in order of arrival; `owner` is the database that the work uses. Work that
 * would only wait for a lock of the database waits here: meanwhile it takes no connection from readers, and a process
 * that is stopped leaves one open transaction behind, not one for all that waits.
 */
export function inTurn<T>(owner: object, name: string, work: () => Promise<T>): Promise<T> {
  const turns = turnsOf.get(owner) ?? new Map<string, Promise<unknown>>();
  turnsOf.set(owner, turns);
  const mine = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}
