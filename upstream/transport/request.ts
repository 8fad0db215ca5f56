import type { CallFacts } from '../call.ts';

/** A question to a service. */
export interface WireRequest {
  call: CallFacts;
  /** The call's own where it is left out. Below the service's base address; its segments are encoded already. */
  path?: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as a form, by POST. */
  form?: Record<string, string | number | undefined>;
  /** Sent as JSON, by POST. */
  json?: unknown;
  headers?: Record<string, string>;
  method?: 'HEAD';
  signal?: AbortSignal | undefined;
  /** Fewer attempts than the service's policy gives. */
  attempts?: number;
}

/** The address: base, path and query. */
export function addressOf(base: string, { call, path = call.path ?? '', query = {} }: WireRequest): string {
  const search = encodePairs(query);
  return base.replace(/\/+$/, '') + path + (search ? `?${search}` : '');
}

/** Method, headers and body for `fetch`. The POST commands of these services only read, so they are asked again like a GET. */
export function initOf(request: WireRequest, apiKeyHeader: Record<string, string>): RequestInit {
  const headers = { accept: 'application/json, text/plain;q=0.9, */*;q=0.1', ...apiKeyHeader, ...request.headers };
  // An address that moved is said in words instead of followed: the key must not go to another host.
  const init: RequestInit = { method: request.method ?? 'GET', headers, redirect: 'manual' };
  if (request.form) return { ...init, method: 'POST', body: new URLSearchParams(defined(request.form)) };
  if (request.json === undefined) return init;
  return {
    ...init,
    method: 'POST',
    body: JSON.stringify(request.json),
    headers: { ...headers, 'content-type': 'application/json' },
  };
}

/** Spaces as %20 and `$` as itself: OData gateways need not know the form's plus sign. */
function encodePairs(pairs: Record<string, string | number | undefined>): string {
  return new URLSearchParams(defined(pairs)).toString().replaceAll('+', '%20').replaceAll('%24', '$');
}

function defined(pairs: Record<string, string | number | undefined>): Record<string, string> {
  const given = Object.entries(pairs).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
