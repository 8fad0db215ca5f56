import type { FaultId } from '#domain/forms/fields.ts';
import type { FormRules } from '#domain/forms/form.ts';
import { filesOf, HEAD_BYTES, pdfFault } from '#domain/forms/upload.ts';

interface SentFile {
  fault: FaultId | null;
  /** Null when the form accepts no file, or the file is not accepted. */
  content: Uint8Array | null;
}

/**
 * Returns the file of a form if it meets the form's rules. The file is never opened: only its first bytes are checked.
 */
export async function sentFile({ file: rule }: Pick<FormRules, 'file'>, form: FormData): Promise<SentFile> {
  if (!rule) return { fault: null, content: null };
  const files = filesOf(form, rule.field);
  const described = await Promise.all(files.map(async (file) => ({ bytes: file.size, head: await headOf(file) })));
  const fault = pdfFault(described, rule.mostBytes);
  return { fault, content: fault ? null : new Uint8Array(await files[0]!.arrayBuffer()) };
}

async function headOf(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return String.fromCharCode(...head);
}
