import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { matchAddress } from '#app/site-map.ts';
import { splitForm } from '#domain/locale-switch.ts';
import { readBody, typeOf } from './body.ts';
import { clientAddress } from './client-address.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { refuse } from '../words/refusals.ts';
import { isCrossSite } from './same-site.ts';

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/**
 * Limit of forms from one address: an office behind one address sends at the same time, and nobody fills in a form in
 * three seconds.
 */
const FORM_RATE = { burst: 20, perMinute: 20 };
/** Several times the text of the longest form of the site. */
const FORM_MAX_BYTES = 64 * 1024;
/**
 * A file of 2 MiB (`CV_MOST_BYTES` in domain/forms/application.ts) with text around it, only at the page that accepts
 * one.
 */
const FILE_FORM_MAX_BYTES = 2.25 * 1024 * 1024;

interface Sending {
  /** Null accepts any sender: reports that browsers send by themselves name no page. */
  siteOrigin: string | null;
  limiter: RateLimiter;
  trustedProxies: number;
  types?: readonly string[];
  maxBytes?: number | ((path: string) => number);
}

/**
 * Runs before everything that accepts a body. Refuses a request from a page of another site (403), too many requests
 * (429), an unsupported type (415) and a body that is too large (413). For a request that passes, the body has been
 * read.
 */
export function guardSending(sending: Sending): MiddlewareHandler {
  const { siteOrigin, limiter, trustedProxies, types = FORM_TYPES, maxBytes = FORM_MAX_BYTES } = sending;
  return async (c, next) => {
    if (CHANGES_NOTHING.has(c.req.method)) return next();
    if (siteOrigin !== null && isCrossSite(sourceOf(c), siteOrigin)) return refuse('cross-site');
    const client = clientOf(c, trustedProxies);
    c.set('client', client);
    const { waitS } = limiter.take(client);
    if (waitS > 0) return refuse('too-often', { 'Retry-After': String(waitS) });
    const most = typeof maxBytes === 'number' ? maxBytes : maxBytes(c.req.path);
    const body = await readBody(c.req.raw, most).catch(() => undefined);
    // The client disconnected before the end, or the body cannot be read: not a server fault.
    if (body === undefined) return c.body(null, 400);
    if (body === null) return refuse('too-large', { Connection: 'close' });
    if (body.byteLength > 0 && !types.includes(typeOf(c.req.raw))) return refuse('no-form');
    const { url, method, headers, signal } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, signal, body });
    return next();
  };
}

/** Runs before every page: forms are the only body that pages accept. */
export function guardForms(siteOrigin: string, trustedProxies: number, now: () => number): MiddlewareHandler {
  return guardSending({ siteOrigin, trustedProxies, limiter: createRateLimiter(FORM_RATE, now), maxBytes: maxBytesOf });
}

/** Only one page's form includes a file. */
function maxBytesOf(path: string): number {
  return matchAddress(splitForm(path).path)?.takesFile ? FILE_FORM_MAX_BYTES : FORM_MAX_BYTES;
}

function sourceOf(c: Context) {
  const header = (name: string) => c.req.header(name) ?? null;
  return { fetchSite: header('sec-fetch-site'), origin: header('origin'), host: header('host') };
}

/** The client that limits count. Without a connection, as in a test, all requests count as one client. */
export function clientOf(c: Context, trustedProxies: number): string {
  const request = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  return clientAddress(request?.headers ?? {}, request?.socket.remoteAddress, trustedProxies);
}
