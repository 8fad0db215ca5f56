import type { Refusal } from '#domain/document-facts.ts';

/** Names in a document's dictionaries that run a script or hide another file (ISO 32000-2, 12.6.4, 7.11.4). */
const REFUSED_NAMES: Readonly<Record<string, Refusal>> = {
  JavaScript: 'script',
  JS: 'script',
  Launch: 'script',
  RichMedia: 'script',
  XFA: 'script',
  EmbeddedFile: 'files',
  EmbeddedFiles: 'files',
  FileAttachment: 'files',
  GoToE: 'files',
};
/** Names long enough that packed data does not contain them by chance. */
const NAMES_IN_RAW_BYTES = Object.keys(REFUSED_NAMES).filter((name) => name.length >= 6);
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

/**
 * Returns a refusal for names that another PDF reader, parsing a broken file differently from PDFium, might find in the
 * raw bytes.
 */
export function refusedInRaw(bytes: Buffer): Refusal | null {
  const name = NAMES_IN_RAW_BYTES.find((each) => bytes.includes(`/${each}`, 0, 'latin1'));
  return name === undefined ? null : (REFUSED_NAMES[name] ?? null);
}

/**
 * Returns a refusal for names in a document as PDFium rewrites it: all objects are plain there, however they were
 * packed or encrypted. The bytes of streams are skipped; the start of a stream cannot be forged, since PDFium escapes
 * line ends within a text.
 */
export function refusedInPlain(written: Buffer): Refusal | null {
  let from = 0;
  while (from < written.length) {
    const begin = written.indexOf('stream\r\n', from, 'latin1');
    const plain = written.subarray(from, begin === -1 ? written.length : begin);
    const refused = refusedName(plain.toString('latin1'));
    if (refused || begin === -1) return refused;
    const end = written.indexOf('endstream', begin + 'stream'.length, 'latin1');
    if (end === -1) return null;
    from = end + 'endstream'.length;
  }
  return null;
}

function refusedName(plain: string): Refusal | null {
  for (const [, name = ''] of plain.matchAll(NAME)) {
    const read = name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (Object.hasOwn(REFUSED_NAMES, read)) return REFUSED_NAMES[read] ?? null;
  }
  return null;
}
