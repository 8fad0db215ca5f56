const turnsOf = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Does work of one name one after the other, in the order in which it was asked for; `owner` is the database that it is for.
 * What would only wait for a lock of the database waits here instead: it takes no connection from readers meanwhile, and a
 * process that is stopped leaves one open transaction behind, not one for everything that waits.
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
