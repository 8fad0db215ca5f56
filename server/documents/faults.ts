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

/** What a gateway gives in place of a file, or cuts short: the file itself may be there a moment later. */
const MOMENTARY: readonly Refusal[] = ['not-pdf', 'no-end'];

/** What the origin gave is not handed on: nothing of it was kept. */
export class RefusedFile extends Error {
  readonly reason: Refusal;
  /** The next reader asks again; what is wrong in itself is asked for again after a while only. */
  get isMomentary(): boolean {
    return MOMENTARY.includes(this.reason);
  }
  constructor(key: string, reason: Refusal) {
    super(`The file at '${key}' was refused: ${SENTENCES[reason]}. It was not kept.`);
    this.reason = reason;
  }
}

/** The origin does not have the document that the store names: there is none to answer. */
export class AbsentDocument extends Error {
  constructor(key: string) {
    super(`There is no file at '${key}'.`);
  }
}

/** The document cannot be had at the moment: nothing was kept, and the next reader asks again. */
export class UnavailableDocument extends Error {}

/** A disk that takes nothing, full or read-only: documents whose copies are there are answered, any other later. */
export function orUnwritable(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new UnavailableDocument(`A copy of a document could not be written (${code}).`);
}
