/** Reasons for refusing a file: the rules of docs/decisions/019-pdf-processing.md. */
export const REFUSALS = ['not-pdf', 'no-end', 'too-large', 'locked', 'script', 'files', 'unreadable'] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * One page: its size in points (1/72 inch) and its text, with lines separated by `
 * `.
 */
export interface DocumentPage {
  width: number;
  height: number;
  text: string;
}

/** A file that was fetched, checked and read once. */
export interface ReadDocument {
  kind: 'read';
  /** Hash of the bytes that are served; 64 hexadecimal digits. */
  sha256: string;
  bytes: number;
  pageCount: number;
  /** The first pages, in order; the last pages of a very long document are left out. */
  pages: DocumentPage[];
  /** True when pages or text were left out. */
  isCut: boolean;
}

/** A file that was fetched and refused: it is neither stored nor served. */
export interface RefusedDocument {
  kind: 'refused';
  reason: Refusal;
}

export type DocumentFacts = ReadDocument | RefusedDocument;
