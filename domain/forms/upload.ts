import type { FaultId } from './fields.ts';

/** The facts about an attached file that are used. Its name is not needed. */
export interface UploadedFile {
  bytes: number;
  /** The first bytes as text; null when they were not read. */
  head: string | null;
}

/** How every PDF begins (ISO 32000-1, 7.5.2). */
const PDF_HEAD = '%PDF-';
export const HEAD_BYTES = PDF_HEAD.length;

/**
 * Why the files of a field are not one PDF within the size limit in bytes; null when they are. Their content decides,
 * not names or types.
 */
export function pdfFault(files: readonly UploadedFile[], mostBytes: number): FaultId | null {
  const [file, another] = files;
  if (!file) return 'missing';
  if (another) return 'many';
  if (file.bytes > mostBytes) return 'long';
  const isOther = file.head !== null && file.head !== PDF_HEAD;
  return file.bytes === 0 || isOther ? 'wrong' : null;
}

/** The files of a field. When none was chosen, browsers send an empty file without a name. */
export function filesOf(data: FormData, field: string): File[] {
  return data
    .getAll(field)
    .filter((value) => typeof value !== 'string')
    .filter(({ size, name }) => size > 0 || name !== '');
}
