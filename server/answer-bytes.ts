import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { matchesTag } from './cache/negotiate.ts';

/**
 * Answers bytes with an entity tag computed from them, or 304 when the client has the same bytes (RFC 9110, 13.1.2).
 */
export function answerBytes(c: Context, bytes: Buffer, headers: Record<string, string>): Response {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('ETag', tag);
  if (matchesTag(c.req.header('if-none-match'), tag)) {
    c.header('Content-Type', undefined);
    return c.body(null, 304);
  }
  c.header('Content-Length', String(bytes.byteLength));
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}

/** Answers 404 with a sentence for people; it is not cached. */
export function answerAbsent(c: Context, sentence: string): Response {
  return c.text(`${sentence}\n`, 404, { 'Cache-Control': 'no-store' });
}
