import type { Refusal } from '#domain/document-facts.ts';

const SENTENCES: Record<Refusal, string> = {
  'not-pdf': 'it is not a PDF',
  'no-end': 'it has no end: it was cut short',
  'too-large': 'it is larger than a document may be',
  locked: 'it asks for a password',
  script: 'something in it would run',
  files: 'other files are hidden in it',
  unreadable: 'it cannot be read',
};

/** Faults of a gateway's answer or a truncated file: the file itself may be available a moment later. */
const MOMENTARY: readonly Refusal[] = ['not-pdf', 'no-end'];

/** The origin's file is not passed on, and nothing of it was stored. */
export class RefusedFile extends Error {
  readonly reason: Refusal;
  /** True when the next reader may try again; a file that is itself faulty is fetched again only after a while. */
  get isMomentary(): boolean {
    return MOMENTARY.includes(this.reason);
  }
  constructor(key: string, reason: Refusal) {
    super(`The file at '${key}' was refused: ${SENTENCES[reason]}. It was not kept.`);
    this.reason = reason;
  }
}

/** The origin does not have a document that the store names. */
export class AbsentDocument extends Error {
  constructor(key: string) {
    super(`There is no file at '${key}'.`);
  }
}

/** The document is unavailable at the moment: nothing was stored, and the next request tries again. */
export class UnavailableDocument extends Error {}

/**
 * Converts an error of a full or read-only disk: documents with a copy are answered, others are unavailable until
 * later.
 */
export function orUnwritable(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new UnavailableDocument(`A copy of a document could not be written (${code}).`);
}
