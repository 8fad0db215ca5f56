import { createHash } from 'node:crypto';
import { BOT_CHECK_FIELD } from '#domain/forms/bot-check.ts';

/**
 * Identifies a submitted form, so that sending it twice stores it once: a hash of the form's name and everything that
 * was entered, files included, but without the answer to the bot check, which differs each time. A cached page is the
 * same for everybody, so a key in the page would be shared by all readers; where a page does have a key in a field, it
 * is part of what was entered.
 */
export async function submissionKey(form: string, data: FormData): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(form));
  for (const [name, value] of data) {
    if (name === BOT_CHECK_FIELD) continue;
    if (typeof value === 'string') hash.update(JSON.stringify([name, value]));
    else {
      hash.update(JSON.stringify([name, value.name, value.size]));
      hash.update(new Uint8Array(await value.arrayBuffer()));
    }
  }
  return hash.digest('base64url');
}
