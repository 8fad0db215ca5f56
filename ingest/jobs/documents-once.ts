import type { JobContext } from '../job.ts';

/** The same context with a store that reads each document once: the periods of one run share most of them. */
export function withDocumentsOnce(context: JobContext): JobContext {
  const { documents } = context.store;
  const found = new Map<string, Promise<unknown>>();
  const find = (kind: string, key: string) => {
    const name = `${kind} ${key}`;
    const document = found.get(name) ?? documents.find(kind, key);
    found.set(name, document);
    return document;
  };
  return { ...context, store: { ...context.store, documents: { ...documents, find: find as typeof documents.find } } };
}
