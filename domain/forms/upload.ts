import type { FaultId } from './fields.ts';

/** What is known of a file that comes with a form. Its name is not: nothing asks for it. */
export interface UploadedFile {
  bytes: number;
  /** Its first bytes as signs; null where nobody has read them. */
  head: string | null;
}

/** How every PDF begins (ISO 32000-1, 7.5.2). */
const PDF_HEAD = '%PDF-';
export const HEAD_BYTES = PDF_HEAD.length;

/** Why the files of a field are not one PDF of at most so many bytes: what they hold decides, never their names or types. */
export function pdfFault(files: readonly UploadedFile[], mostBytes: number): FaultId | null {
  const [file, another] = files;
  if (!file) return 'missing';
  if (another) return 'many';
  if (file.bytes > mostBytes) return 'long';
  const isOther = file.head !== null && file.head !== PDF_HEAD;
  return file.bytes === 0 || isOther ? 'wrong' : null;
}

/** The files of a field. Where none was chosen, browsers send an empty one without a name. */
export function filesOf(data: FormData, field: string): File[] {
  return data
    .getAll(field)
    .filter((value) => typeof value !== 'string')
    .filter(({ size, name }) => size > 0 || name !== '');
}
