import type { ServerResponse } from 'node:http';

/** A complete response of a service. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const JSON_TYPE = 'application/json; charset=utf-8';

export function json(value: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify(value) };
}

/**
 * The widgets gateway labels its JSON as plain text, unless JSON is requested (docs/contracts.md, Facts of all calls).
 */
export function plainJson(value: unknown, accept = ''): Answer {
  if (/\bapplication\/json\b/i.test(accept)) return json(value);
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: JSON.stringify(value) };
}

/** The gateway's answer to an unknown command. */
export function empty(): Answer {
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: '' };
}

/** The gateway's own message for an unknown path. */
export function notFound(): Answer {
  return json({ statusCode: 404, message: 'Resource not found' }, 404);
}

export function fault(status: number, message: string): Answer {
  return json({ statusCode: status, message }, status);
}

export function send(response: ServerResponse, answer: Answer, withBody = true): void {
  const length = Buffer.byteLength(answer.body);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': length });
  response.end(withBody ? answer.body : undefined);
}
