import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token of a link in a mail: nobody guesses it. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the store has of a token or of an invitation's code. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
