import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An unguessable token for a link in a mail. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash of a token or of an invitation's code, which is what the store has. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
