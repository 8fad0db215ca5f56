import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DocumentFacts } from '#domain/document-facts.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { createCopies, type Copies } from './copies.ts';
import { factsAt } from './facts.ts';
import { keepWords } from './file-words.ts';
import { findDocument, type KnownDocument, type Origins } from './known-documents.ts';
import { createPdfReader, type PdfReader } from './pdf-reader.ts';

/** A page waits this long for a document; reading continues in any case. */
const READ_WAIT_MS = 3_000;

interface Options {
  dataDir: string;
  store: Pick<Store, 'disclosures' | 'press' | 'circulars' | 'documents' | 'fileWords'>;
  origins: Origins;
  log: Logger;
  wallNow(): Instant;
  /** Room on disk for copies, bytes. */
  maxBytes: number;
  reader?: PdfReader;
}

export interface Documents extends Copies {
  /** Folders of the copies and of the pictures of their pages. */
  dirs: { copies: string; pages: string };
  reader: PdfReader;
  log: Logger;
  wallNow(): Instant;
  find(path: string): Promise<KnownDocument | undefined>;
  /**
   * Facts of the file at a path below /documents: the stored ones, or those obtained by fetching and reading the file
   * within `waitMs`. Null when the store does not have the document, its origin does not provide it, or it takes
   * longer.
   */
  read(path: string, waitMs?: number): Promise<DocumentFacts | null>;
  /** Stores the text of a file whose facts are known, so that the search finds it. */
  index(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Files of disclosures, press releases and circulars: their facts, their copies, and the thread that reads them. */
export function openDocuments(options: Options): Documents {
  const { dataDir, store, origins, log, wallNow, maxBytes, reader = createPdfReader() } = options;
  const dirs = { copies: join(dataDir, 'documents'), pages: join(dataDir, 'document-pages') };
  const copies = createCopies({ dir: dirs.copies, maxBytes, store, reader, log, wallNow });

  async function fetchAndRead(path: string): Promise<void> {
    const document = await findDocument(store, origins, path);
    // The reason of a refusal was logged and is in the facts; an origin that does not answer is tried again.
    if (document) await copies.keep(document).catch(() => undefined);
    await index(path);
  }

  /** Text that cannot be stored now is stored when the file is next read. */
  async function index(path: string): Promise<void> {
    try {
      const facts = await factsAt(store, path);
      if (facts) await keepWords(store, path, facts, wallNow());
    } catch (error) {
      log.warn({ event: 'document-words', path, err: error }, 'The words of a document could not be kept.');
    }
  }

  return {
    ...copies,
    dirs,
    reader,
    log,
    wallNow,
    find: (path) => findDocument(store, origins, path),
    async read(path, waitMs = READ_WAIT_MS) {
      const known = await factsAt(store, path);
      if (known?.kind === 'read') return known;
      await withinMs(waitMs, fetchAndRead(path));
      return factsAt(store, path);
    },
    index,
    close: () => reader.close(),
  };
}

async function withinMs(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, ms);
  await Promise.race([work, promise]).finally(() => clearTimeout(late));
}
