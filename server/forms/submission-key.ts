import { createHash } from 'node:crypto';

/**
 * What a form that was sent is known by, so that sending it twice stores it once: the form's name and all that was written,
 * its files too. A page is kept as finished bytes and the same for everybody, so a key that it carried would be everybody's;
 * where a page does carry one in a field, that is among what was written.
 */
export async function submissionKey(form: string, data: FormData): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(form));
  for (const [name, value] of data) {
    if (typeof value === 'string') hash.update(JSON.stringify([name, value]));
    else {
      hash.update(JSON.stringify([name, value.name, value.size]));
      hash.update(new Uint8Array(await value.arrayBuffer()));
    }
  }
  return hash.digest('base64url');
}
