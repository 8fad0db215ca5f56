import { AsyncLocalStorage } from 'node:async_hooks';

/** What ties the lines of a log together: nothing of it is the reader's. */
export interface Correlation {
  /** Ours, one for each request: it is the answer's `X-Request-Id` and the reference on an error page. */
  requestId: string;
  /** The balancer's, one for all that a request sets going (W3C Trace Context), where it sends one. */
  traceId?: string;
}

const current = new AsyncLocalStorage<Correlation>();

/** Every line that is logged in `work`, and in what it sets going, carries these. */
export function correlated<T>(correlation: Correlation, work: () => T): T {
  return current.run(correlation, work);
}

/** What the line that is being written belongs to. */
export function correlation(): Partial<Correlation> {
  return current.getStore() ?? {};
}

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** The trace id of a `traceparent` header; a header that is none is left out. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  const id = TRACEPARENT.exec(traceparent ?? '')?.[1];
  return id === undefined || /^0+$/.test(id) ? undefined : id;
}
