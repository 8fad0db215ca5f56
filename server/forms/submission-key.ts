import { createHash } from 'node:crypto';
import { BOT_CHECK_FIELD } from '#domain/forms/bot-check.ts';

/**
 * What a form that was sent is known by, so that sending it twice stores it once: the form's name and all that was written,
 * its files too, but not the answer to the bot check, which is another one each time. A cached page is the same for everybody, so a key that it carried would be everybody's;
 * where a page does carry one in a field, that is among what was written.
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
