import type { MiddlewareHandler } from 'hono';
import { readBody } from '../forms/body.ts';
import { tooLarge } from '../words/too-large.ts';

/** Addresses of the calls of the exchange's older services (app/api/older-calls). */
export const OLDER_CALLS = ['/api', '/api/data', '/data'] as const;

const BODY_MAX_BYTES = 4 * 1024;

/**
 * Reads the whole body before the answer is begun, so that a slow sender takes no capacity from others. A longer body
 * is refused.
 */
export function wholeBody(origin: string): MiddlewareHandler {
  const words = tooLarge(origin);
  return async (c, next) => {
    const body = await readBody(c.req.raw, BODY_MAX_BYTES).catch(() => undefined);
    // The client disconnected before the end of its body: not a server fault.
    if (body === undefined) return c.body(null, 400);
    if (body === null)
      return c.body(words(c.req.path), 413, {
        'Content-Type': 'application/problem+json; charset=utf-8',
        'Cache-Control': 'no-store',
        Connection: 'close',
      });
    const { url, method, headers, signal } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, signal, body });
    return next();
  };
}
