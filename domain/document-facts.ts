/** Why a file was not taken: the rules of docs/decisions/019-pdf-processing.md. */
export const REFUSALS = ['not-pdf', 'no-end', 'too-large', 'locked', 'script', 'files', 'unreadable'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** One page: its size in points (1/72 inch) and its words, lines apart by `\n`. */
export interface DocumentPage {
  width: number;
  height: number;
  text: string;
}

/** A file that was fetched, checked and read once. */
export interface ReadDocument {
  kind: 'read';
  /** Of the bytes as they are handed on; 64 hexadecimal digits. */
  sha256: string;
  bytes: number;
  pageCount: number;
  /** The first pages, in their order; a very long document's last ones are left out. */
  pages: DocumentPage[];
  /** Pages or words were left out. */
  isCut: boolean;
}

/** A file that was fetched and refused: it is neither kept nor handed on. */
export interface RefusedDocument {
  kind: 'refused';
  reason: Refusal;
}

export type DocumentFacts = ReadDocument | RefusedDocument;
