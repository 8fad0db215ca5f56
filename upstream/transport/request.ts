import type { CallFacts } from '../call.ts';

/** A request to a service. */
export interface WireRequest {
  call: CallFacts;
  /** Path below the service's base address, with encoded segments; defaults to the call's own. */
  path?: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as a form, by POST. */
  form?: Record<string, string | number | undefined>;
  /** Sent as JSON, by POST. */
  json?: unknown;
  headers?: Record<string, string>;
  method?: 'HEAD';
  signal?: AbortSignal | undefined;
  /** Lowers the number of attempts below the service's policy. */
  attempts?: number;
}

/** The address: base, path and query. */
export function addressOf(base: string, { call, path = call.path ?? '', query = {} }: WireRequest): string {
  const search = encodePairs(query);
  return base.replace(/\/+$/, '') + path + (search ? `?${search}` : '');
}

/**
 * Method, headers and body for `fetch`. The POST commands of these services only read, so they are retried like a GET.
 */
export function initOf(request: WireRequest, apiKeyHeader: Record<string, string>): RequestInit {
  const headers = { accept: 'application/json, text/plain;q=0.9, */*;q=0.1', ...apiKeyHeader, ...request.headers };
  // Redirects are reported as an error instead of followed: the key must not go to another host.
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

/** Encodes spaces as %20 and leaves `$` unencoded: OData gateways need not support the form's plus sign. */
function encodePairs(pairs: Record<string, string | number | undefined>): string {
  return new URLSearchParams(defined(pairs)).toString().replaceAll('+', '%20').replaceAll('%24', '$');
}

function defined(pairs: Record<string, string | number | undefined>): Record<string, string> {
  const given = Object.entries(pairs).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
