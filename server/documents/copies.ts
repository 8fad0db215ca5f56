import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DocumentFacts, Refusal } from '#domain/document-facts.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { UpstreamError } from '#upstream/error.ts';
import { singleFlight } from '../single-flight.ts';
import { TooManyWaiting } from '../semaphore.ts';
import { download, hashOf, wrongEnds } from './download.ts';
import { findFacts, saveFacts } from './facts.ts';
import { DRAFT, roomIn } from '../disk-cache.ts';
import { AbsentDocument, orUnwritable, RefusedFile, UnavailableDocument } from './faults.ts';
import type { KnownDocument } from './known-documents.ts';
import { PdfFault, PdfTooSlow, type PdfReader } from './pdf-reader.ts';

/** A file that is faulty, or that took the thread too long, is fetched again after this time. */
const REFUSED_FOR_MS = 60_000;
/** A file that the origin lacks may appear later: an editor may name a file before uploading it. */
const ABSENT_FOR_MS = 600_000;
/** A copy in use is marked as used again after this time. */
const MARK_USED_MS = 3_600_000;
const REMEMBERED = 10_000;

/** A copy on disk, with the facts of its bytes. */
export interface Copy {
  /** File name below the folder of copies. */
  name: string;
  path: string;
  sha256: string;
  pageCount: number;
}

export interface Copies {
  /**
   * Returns the copy of a document; fetches, checks and reads it when there is none yet. Concurrent requests share one
   * fetch. Throws `RefusedFile`, `AbsentDocument`, `UnavailableDocument` or `UpstreamError`.
   */
  keep(document: KnownDocument): Promise<Copy>;
}

interface Options {
  dir: string;
  /** Room on disk, bytes: above it the least recently used copies are deleted. */
  maxBytes: number;
  store: Pick<Store, 'documents'>;
  reader: PdfReader;
  log: Logger;
  wallNow(): Instant;
}

/** Copies of documents under names derived from their paths. A copy is checked and read before anyone gets it. */
export function createCopies({ dir, maxBytes, store, reader, log, wallNow }: Options): Copies {
  const shared = singleFlight<Copy>();
  const held = new Map<string, Copy>();
  const absent = new Map<string, Instant>();
  const tooSlow = new Map<string, Instant>();
  const used = new Map<string, Instant>();
  const makeRoom = roomIn(dir, maxBytes);
  const refused = new Map<string, { reason: Refusal; until: Instant }>();

  async function findOrFetch(document: KnownDocument): Promise<Copy> {
    const name = `${createHash('sha256').update(document.key).digest('hex')}.pdf`;
    const path = join(dir, name);
    const isThere = await exists(path);
    const known = isThere && (held.get(name) ?? (await knownCopy(document.key, name, path)));
    if (!known && (tooSlow.get(document.key) ?? 0) > wallNow()) throw notReadInTime(document.key);
    const copy = known || (await (isThere ? checked(document.key, name, path) : fetched(document, name, path)));
    remember(held, name, copy);
    await markUsed(name, path);
    return copy;
  }

  /** Marked by the file's modification time, so that later processes see it too. */
  async function markUsed(name: string, path: string): Promise<void> {
    const now = wallNow();
    if (now - (used.get(name) ?? 0) < MARK_USED_MS) return;
    remember(used, name, now);
    await utimes(path, now / 1_000, now / 1_000).catch(() => undefined);
  }

  /** Returns a copy of an earlier process if its facts are in the store; otherwise null. */
  async function knownCopy(key: string, name: string, path: string): Promise<Copy | null> {
    const facts = await findFacts(store, key);
    if (facts?.kind !== 'read' || facts.sha256 !== (await hashOf(path))) return null;
    return { name, path, sha256: facts.sha256, pageCount: facts.pageCount };
  }

  async function fetched(document: KnownDocument, name: string, path: string): Promise<Copy> {
    const { key } = document;
    const before = refused.get(key);
    if (before && before.until > wallNow()) throw new RefusedFile(key, before.reason);
    if ((absent.get(key) ?? 0) > wallNow()) throw new AbsentDocument(key);
    reader.wake();
    const draft = `${path}.${randomUUID()}${DRAFT}`;
    try {
      await mkdir(dir, { recursive: true });
      if (!(await download(document, draft))) throw await refuse(key, 'not-pdf');
      const copy = await checked(key, name, draft);
      const { size } = await stat(draft);
      await rename(draft, path);
      await makeRoom(size).catch((error: unknown) =>
        log.warn(
          { event: 'documents-room', err: error },
          'Copies of documents that nobody asks for could not be removed.',
        ),
      );
      return { ...copy, path };
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error instanceof UpstreamError ? await asRefusal(key, error) : orUnwritable(error);
    }
  }

  /** Converts an upstream error about the file itself into a refusal; returns any other error unchanged. */
  async function asRefusal(key: string, error: UpstreamError): Promise<Error> {
    if (error.status === 404) {
      log.warn({ event: 'document-absent', path: key }, error.message);
      remember(absent, key, wallNow() + ABSENT_FOR_MS);
      return new AbsentDocument(key);
    }
    if (error.reason === 'too-large') return refuse(key, 'too-large');
    return error.reason === 'html' ? refuse(key, 'not-pdf') : error;
  }

  async function checked(key: string, name: string, path: string): Promise<Copy> {
    const facts = await factsOf(key, path);
    if (facts.kind === 'refused') {
      await rm(path, { force: true });
      throw await refuse(key, facts.reason);
    }
    await note(key, facts);
    return { name, path, sha256: facts.sha256, pageCount: facts.pageCount };
  }

  async function factsOf(key: string, path: string): Promise<DocumentFacts> {
    const reason = await wrongEnds(path);
    if (reason) return { kind: 'refused', reason };
    return reader.read(path).catch((error: unknown) => {
      if (error instanceof TooManyWaiting) throw new UnavailableDocument('Too many documents wait to be read.');
      if (!(error instanceof PdfFault)) throw error;
      log.warn({ event: 'document-not-read', err: error }, error.message);
      // The document may be good and the machine busy: it is not marked as unreadable, and the thread is left to other
      // documents meanwhile.
      if (error instanceof PdfTooSlow) {
        remember(tooSlow, key, wallNow() + REFUSED_FOR_MS);
        throw notReadInTime(key);
      }
      return { kind: 'refused', reason: 'unreadable' } as const;
    });
  }

  async function refuse(key: string, reason: Refusal): Promise<RefusedFile> {
    const refusal = new RefusedFile(key, reason);
    log.warn({ event: 'document-refused', path: key, reason }, refusal.message);
    if (!refusal.isMomentary) remember(refused, key, { reason, until: wallNow() + REFUSED_FOR_MS });
    // A file that was once read is not marked as refused because of one faulty answer of a gateway.
    if ((await findFacts(store, key))?.kind !== 'read') await note(key, { kind: 'refused', reason });
    return refusal;
  }

  async function note(key: string, facts: DocumentFacts): Promise<void> {
    await saveFacts(store, key, facts, wallNow()).catch((error: unknown) =>
      log.warn({ event: 'document-facts', path: key, err: error }, 'The facts of a document could not be kept.'),
    );
  }

  return { keep: (document) => shared(document.key, () => findOrFetch(document)) };
}

function notReadInTime(key: string): UnavailableDocument {
  return new UnavailableDocument(`The file at '${key}' could not be read in time.`);
}

/** Remembers a value; the oldest is forgotten first. */
function remember<T>(all: Map<string, T>, key: string, value: T): void {
  all.delete(key);
  all.set(key, value);
  if (all.size > REMEMBERED) all.delete(all.keys().next().value!);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
