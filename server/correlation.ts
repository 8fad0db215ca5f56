import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids that connect the lines of a log; none of them is the reader's. */
export interface Correlation {
  /** The site's id, one for each request: the answer's `X-Request-Id` and the reference on an error page. */
  requestId: string;
  /**
   * The balancer's id, one for everything that a request triggers (W3C Trace Context); absent when the balancer sends
   * none.
   */
  traceId?: string;
}

const current = new AsyncLocalStorage<Correlation>();

/** Adds these ids to every line that is logged in `work` and in what it starts. */
export function correlated<T>(correlation: Correlation, work: () => T): T {
  return current.run(correlation, work);
}

/** The ids that the line being logged belongs to. */
export function correlation(): Partial<Correlation> {
  return current.getStore() ?? {};
}

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** The trace id of a `traceparent` header; undefined when the header is malformed. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  const id = TRACEPARENT.exec(traceparent ?? '')?.[1];
  return id === undefined || /^0+$/.test(id) ? undefined : id;
}
