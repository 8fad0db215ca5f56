import type { IncomingMessage } from 'node:http';
import type { Locale } from '#domain/locale.ts';

/** A request as the services read it. */
export interface Ask {
  method: string;
  /** Decoded path, without a slash at the end. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** Number of occurrences of a header in the request; Node otherwise joins or drops repeated ones. */
  countOf(header: string): number;
  /** The body as text; throws `BodyFault`. */
  text(): Promise<string>;
}

/** A body that cannot be accepted; its message is a sentence for the caller. */
export class BodyFault extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

const MAX_BODY_BYTES = 64 * 1024;

/** Null for an address that cannot be decoded. */
export function readAsk(request: IncomingMessage): Ask | null {
  try {
    const url = new URL(request.url ?? '/', 'http://exchange.invalid');
    const path = decodeURIComponent(url.pathname).replace(/(.)\/+$/, '$1');
    return {
      method: request.method ?? 'GET',
      path,
      query: url.searchParams,
      headers: request.headers,
      countOf: (header) => request.headersDistinct[header]?.length ?? 0,
      text: () => readBody(request),
    };
  } catch {
    return null;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new BodyFault(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns the value of an option of a query or form, ignoring the case of names; a leading '$' may be left out. */
export function option(from: URLSearchParams, ...names: string[]): string | null {
  const wanted = names.map((name) => name.toLowerCase());
  for (const [name, value] of from) {
    if (wanted.includes(name.toLowerCase().replace(/^\$/, ''))) return value;
  }
  return null;
}

export function localeIn(from: URLSearchParams, ...names: string[]): Locale {
  return option(from, ...names)
    ?.toLowerCase()
    .startsWith('ar')
    ? 'ar'
    : 'en';
}

/** A whole number within bounds; the fallback when the option is not one. */
export function wholeOption(from: URLSearchParams, name: string, fallback: number, most: number): number {
  const text = option(from, name);
  const number = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : fallback;
  return Math.min(number, most);
}
