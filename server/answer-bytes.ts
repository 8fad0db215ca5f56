import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** Bytes under a validator made from them: whoever holds the same is told so instead (RFC 9110, 13.1.2). */
export function answerBytes(c: Context, bytes: Buffer, headers: Record<string, string>): Response {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('ETag', tag);
  if (holds(c.req.header('if-none-match'), tag)) {
    c.header('Content-Type', undefined);
    return c.body(null, 304);
  }
  c.header('Content-Length', String(bytes.byteLength));
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}

/** Compared weakly: a cache between may have marked the validator as weak. */
function holds(asked: string | undefined, tag: string): boolean {
  return asked?.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, ''))) ?? false;
}

/** What cannot be asked for, in a sentence that a person can read; nothing of it is kept by anyone. */
export function answerAbsent(c: Context, sentence: string): Response {
  return c.text(`${sentence}\n`, 404, { 'Cache-Control': 'no-store' });
}
