import type { DocumentFacts } from '#domain/document-facts.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { CIRCULAR_PATH } from './known-documents.ts';

/** Kind of the store's versioned documents that holds facts of files, keyed by the file's path at its origin. */
const KIND = 'document-facts';

export async function findFacts(store: Pick<Store, 'documents'>, key: string): Promise<DocumentFacts | null> {
  return (await store.documents.find<DocumentFacts>(KIND, key))?.value ?? null;
}

export async function saveFacts(
  store: Pick<Store, 'documents'>,
  key: string,
  facts: DocumentFacts,
  at: Instant,
): Promise<void> {
  await store.documents.save(KIND, [{ key, value: facts }], at);
}

/** Facts of the file at a path below /documents, if stored. Fetches nothing. */
export async function factsAt(store: Pick<Store, 'documents' | 'circulars'>, path: string) {
  const [, id = '', name] = CIRCULAR_PATH.exec(path) ?? [];
  if (!name) return findFacts(store, path);
  const circular = await store.circulars.find(id);
  const file = circular?.files.find((each) => each.id + each.extension === name);
  return file ? findFacts(store, file.url) : null;
}
