/** Number of records that are stored together. */
const BATCH = 25;

/**
 * Stores records in batches while `read` reads them one after another: a transaction for each costs more than the
 * record. When `read` fails, what it had added is stored.
 */
export async function inBatches<T>(
  save: (records: readonly T[]) => Promise<unknown>,
  read: (add: (...records: readonly T[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  let waiting: T[] = [];
  const store = async () => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) await save(batch);
  };
  try {
    await read(async (...records) => {
      waiting.push(...records);
      if (waiting.length >= BATCH) await store();
    });
  } finally {
    await store();
  }
}
